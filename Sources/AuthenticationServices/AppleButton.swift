/// The words of a button that signs in.
enum AppleButtonWord: Int, Sendable {
  case signIn, `continue`, signUp

  private static let words: [String: [String]] = [
    "en": ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"],
    "ru": ["Вход с Apple", "Продолжить с Apple", "Регистрация с Apple"],
    "de": ["Mit Apple anmelden", "Mit Apple fortfahren", "Mit Apple registrieren"],
    "fr": ["Se connecter avec Apple", "Continuer avec Apple", "S’inscrire avec Apple"],
    "es": ["Iniciar sesión con Apple", "Continuar con Apple", "Registrarse con Apple"],
  ]

  /// Returns the words in a language, and in English where the language has none.
  func text(_ locale: Locale) -> String {
    let code = locale.language.languageCode?.identifier ?? "en"
    let words = Self.words[code] ?? Self.words["en"] ?? []
    return words.indices.contains(rawValue) ? words[rawValue] : ""
  }
}

/// The colours of a button that signs in.
enum AppleButtonColors: Sendable {
  case black, white, whiteOutline
}

/// A button with the mark and the words, which fills what it is offered up to a width, as Apple's
/// does.
struct AppleButton: View {
  /// The usual radius of the corners, in points (HIG).
  static let cornerRadius = 6.0
  /// The width that a button does not exceed, in points: a phone's, as on a tablet; not published.
  static let greatestWidth = 375.0
  /// The size of the words as a share of the height (HIG).
  private static let share = 0.43
  let word: AppleButtonWord
  let colors: AppleButtonColors
  let cornerRadius: Double
  let action: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    Button(action: action) {
      GeometryReader { proxy in
        words(min(proxy.size.height, proxy.size.width / 4) * Self.share)
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
      .background(colors == .black ? Color.black : .white, in: shape)
      .overlay { if colors == .whiteOutline { shape.strokeBorder(.black, lineWidth: 1) } }
    }
    .buttonStyle(.plain)
    .frame(minWidth: 140, maxWidth: Self.greatestWidth, minHeight: 30)
    .accessibilityLabel(word.text(locale))
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: max(0, cornerRadius), style: .continuous)
  }

  private func words(_ size: Double) -> some View {
    HStack(spacing: size * 0.3) {
      Image(systemName: "apple.logo").font(.system(size: size))
      Text(verbatim: word.text(locale)).font(.system(size: size, weight: .medium))
    }
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .padding(.horizontal, 8)
    .foregroundStyle(colors == .black ? Color.white : .black)
  }
}
