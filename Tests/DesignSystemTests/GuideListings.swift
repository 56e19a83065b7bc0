import DSSettings
import DSiOSSupport
import RecordedEnvironment
import SwiftUI
import Testing
import VitrineTesting

// The listings of the guides, as they stand there: `GuideListingTests` compares them.

struct SettingsApp: View {
  var body: some View {
    GeneralSettings().dsTheme(.iOS)
  }
}

extension DSThemeResolver {
  static let forest: DSThemeResolver = {
    var resolver = DSThemeResolver.iOS
    resolver.tokens.palette.accent = DSColorScale([
      0xEAF7EF, 0xCDEBD8, 0x9FD8B6, 0x6BC091, 0x3FA66F, 0x258A55, 0x186D41, 0x115432, 0x0C3F26,
      0x072A19,
    ])
    resolver.tokens.radii.large = 20
    resolver.profile.density = .spacious
    return resolver
  }()
}

extension DSThemeResolver {
  static let outlined: DSThemeResolver = {
    var resolver = DSThemeResolver.forest
    resolver.components.button.radius = 22
    resolver.components.button.secondary = DSButtonSpec.Look(
      .textPrimary, on: .surface, pressed: .surfaceDisabled, border: .accent)
    resolver.components.card.border = .border
    resolver.components.card.hasShadow = false
    return resolver
  }()
}

struct RatingBadge: View {
  let rating: String
  @Environment(\.dsTheme) private var theme

  var body: some View {
    DSText(verbatim: rating, .label, color: .onFill)
      .padding(.horizontal, theme.spacing.sm)
      .padding(.vertical, theme.spacing.xxs)
      .background(theme.colors[.accent], in: Capsule())
  }
}

extension DSThemeResolver {
  static let pointer: DSThemeResolver = {
    var resolver = DSThemeResolver.iOS
    resolver.profile.capabilities.supportsHover = true
    resolver.profile.capabilities.supportsFocusRing = true
    resolver.profile.capabilities.preferredPickerPresentation = .popover
    return resolver
  }()
}

struct PointerSettings: View {
  var body: some View {
    GeneralSettings().dsTheme(.iOS).dsInput(.pointer)
  }
}

struct SignUpForm: View {
  enum Field: CaseIterable { case name, mail, password }

  @State private var name = ""
  @State private var mail = ""
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    DSForm {
      DSFormSection("Account", footer: "Nobody else sees it.") {
        DSFormRow("Name", isRequired: true) {
          DSTextField("Your name", text: $name).dsFocus($focus, .name, in: Field.allCases)
        }
        DSFormRow("Mail", hint: "For the receipt.", validation: mailState) {
          DSTextField("name@example.org", text: $mail)
            .dsFocus($focus, .mail, in: Field.allCases)
        }
        DSFormRow("Password", layout: .stacked) {
          DSSecureField("Password", text: $password)
            .dsFocus($focus, .password, in: Field.allCases)
        }
      }
      DSButton("Create the account") {}.disabled(name.isEmpty)
    }
  }

  private var mailState: DSValidationState {
    mail.isEmpty || mail.contains("@") ? .none : .error("An address has an @.")
  }
}

struct GeneralSettings: View {
  enum Theme: String, CaseIterable { case system, light, dark }

  @State private var name = "Anna"
  @State private var notifies = true
  @State private var theme = Theme.system

  var body: some View {
    DSSettingsScreen("General") {
      DSFormSection("Profile") {
        DSTextFieldRow("Name", text: $name, prompt: "Not set")
        DSNavigationRow("Privacy", subtitle: "Who sees what") { PrivacySettings() }
      }
      DSFormSection("App") {
        DSToggleRow("Notifications", isOn: $notifies)
        DSPickerRow("Theme", selection: $theme, options: Theme.allCases) { "\($0.rawValue)" }
        DSNavigationRow("About") { AboutSettings() }
      }
    }
  }
}

struct PrivacySettings: View {
  @State private var shares = false
  @State private var isCleared = false

  var body: some View {
    DSSettingsPage("Privacy") {
      if isCleared { DSNoticeBlock(.success, "The history is gone.") }
      DSFormSection(footer: "Read [our policy](https://example.org/privacy).") {
        DSToggleRow("Share my place", subtitle: "With friends", isOn: $shares)
      }
      DSFormSection {
        DSDestructiveRow(
          "Clear the history", question: "Clear it all?", message: "It cannot be brought back."
        ) { isCleared = true }
        .disabled(isCleared)
      }
    }
  }
}

struct AboutSettings: View {
  @Environment(\.dsDialogs) private var dialogs
  @State private var isSent = false

  var body: some View {
    DSSettingsPage("About") {
      DSFormSection {
        DSInfoRow("Version", value: "1.0 (42)", isCopyable: true)
        DSActionRow(isSent ? "Sent" : "Send a report") {
          let send = DSDialogAction("Send") { isSent = true }
          dialogs?.present(dialog: DSDialog("Send the log?", actions: [send]))
        }
      }
    }
  }
}

@Suite struct ForestTests {
  @Test(arguments: [false, true]) func aBrandKeepsItsRoles(isDark: Bool) {
    let theme = DSThemeResolver.forest.resolve(isDark: isDark)
    let button = theme.components.button.resolve(.primary, .regular, [], in: theme)
    #expect(button.background == theme.colors[.accent])
    #expect(theme.components.form.resolve(in: theme).rowLayout == .inline)
  }
}

/// Compares bytes, which other libraries draw otherwise.
@Suite(.recordedEnvironment) enum RecordedListings {
  @MainActor @Suite struct SettingsPictures {
    @Test func optionsLieOverTheScreen() {
      let screen = Screen("settings", title: "Settings") { actor in
        try actor.tap("Theme")
      } content: {
        GeneralSettings().dsTheme(.forest)
      }
      assertSnapshot(of: screen, as: SnapshotTraits(device: "iphone-se-3"))
    }
  }
}
