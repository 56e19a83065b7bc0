import Components
import SwiftUI

/// The sight that is selected on the map; a tap opens its page.
struct SelectedSightCard: View {
  /// A Boolean value that indicates whether there is little height.
  let isCompact: Bool
  private let original: POI
  private let close: @MainActor () -> Void
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.locale) private var locale
  @ScaledMetric(relativeTo: .footnote) private var gap: CGFloat = AppSpacing.sm
  /// The height of the name's line, in points.
  @ScaledMetric(relativeTo: .headline) private var line: CGFloat = 22

  init(sight: POI, isCompact: Bool, close: @escaping @MainActor () -> Void) {
    (original, self.isCompact, self.close) = (sight, isCompact, close)
  }

  private var sight: POI { original.written(in: locale) }

  var body: some View {
    AppCard(padding: isCompact ? AppSpacing.sm : 12) {
      HStack(alignment: .top, spacing: 12) {
        Button {
          app.map.isShowingPage = true
        } label: {
          HStack(alignment: .top, spacing: 12) {
            if !dynamicTypeSize.isAccessibilitySize {
              FramedPicture(sight: sight)
                .frame(width: isCompact ? 60 : 68)
                .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
                .accessibilityHidden(true)
            }
            // A spacer's distance would be the name's loss.
            words.frame(maxWidth: .infinity, alignment: .leading)
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("open-selected")
        .accessibilityHint("Открывает страницу места")
        closing
      }
    }
  }

  /// A disc of one size at the card's margin, in the middle of the name's first line.
  private var closing: some View {
    Button(action: close) {
      Image(systemName: "xmark")
        .font(.system(size: 13, weight: .bold))
        .foregroundStyle(AppColors.textSecondary)
        .frame(width: Self.disc, height: Self.disc)
        .background(Color(.tertiarySystemFill), in: Circle())
        .touchTarget()
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Закрыть")
    // Its target reaches into the card's margin.
    .padding((Self.disc - TouchTarget.side) / 2)
    .padding(.top, (line - Self.disc) / 2)
  }

  /// The diameter of the disc, in points.
  private static let disc: CGFloat = 30

  /// Figures and hours side by side, or below each other where there is no room for both.
  private var state: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: gap) { figuresAndHours }
      VStack(alignment: .leading, spacing: 3) { figuresAndHours }
    }
    .font(AppTypography.footnote)
    .lineLimit(1)
  }

  @ViewBuilder private var figuresAndHours: some View {
    HStack(spacing: gap) {
      RatingLabel(sight.rating)
      if let distance = app.distance(to: sight) {
        Text(Self.short(distance)).foregroundStyle(AppColors.textSecondary)
      }
    }
    OpenNow(sight: sight)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(sight.shortName).font(AppTypography.headline).foregroundStyle(AppColors.text)
        .lineLimit(isCompact ? 1 : 3)
      if app.map.route == sight.id, let distance = app.distance(to: sight) {
        Label {
          Text("По прямой, около \(Self.minutes(distance)) мин пешком")
        } icon: {
          // In the line's colour on the map; words so red would be taken for an error.
          Image(systemName: "figure.walk").foregroundStyle(AppColors.primary)
        }
        .font(AppTypography.subheadline).foregroundStyle(AppColors.text).lineLimit(2)
      } else {
        AddressText(sight.address).font(AppTypography.subheadline)
          .foregroundStyle(AppColors.textSecondary)
          .lineLimit(isCompact ? 1 : 2)
      }
      state.minimumScaleFactor(0.8)
    }
  }
}

extension SelectedSightCard {
  /// The minutes that a walk of so many metres takes, at 80 metres a minute.
  fileprivate static func minutes(_ metres: Double) -> Int {
    max(1, Int((metres / 80).rounded(.up)))
  }

  /// A distance without saying from whom.
  fileprivate static func short(_ metres: Double) -> LocalizedStringKey {
    if metres < 995 { return "\(Int((metres / 10).rounded()) * 10) м" }
    let tenths = Int((metres / 100).rounded())
    return "\(tenths / 10),\(tenths % 10) км"
  }
}

/// A distance: to ten metres below a kilometre, to a hundred above.
func distanceText(_ metres: Double) -> LocalizedStringKey {
  if metres < 995 { return "\(Int((metres / 10).rounded()) * 10) м от вас" }
  let tenths = Int((metres / 100).rounded())
  return "\(tenths / 10),\(tenths % 10) км от вас"
}

/// The present state of a sight, open or closed.
struct OpenNow: View {
  let sight: POI
  @EnvironmentObject private var app: SaranskModel
  @Environment(\.locale) private var locale

  var body: some View {
    let moment = app.services.moment
    switch sight.hours?.status(at: moment.minute, on: moment.weekday) {
    case nil: Text("Круглосуточно").foregroundStyle(AppColors.success)
    case .open(let end):
      Text("Открыто до \(OpeningHours.written(end, in: locale))").foregroundStyle(AppColors.success)
    case .opensToday(let start):
      Text("Откроется в \(OpeningHours.written(start, in: locale))").foregroundStyle(
        AppColors.warning)
    case .closed: Text("Сегодня закрыто").foregroundStyle(AppColors.error)
    }
  }
}
