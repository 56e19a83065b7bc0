/// The name of a colour as assistive technology tells it, in the language of the surroundings.
enum ColorName: Int, CaseIterable {
  case black, gray, white, red, orange, yellow, green, cyan, blue, purple, pink, brown

  /// Finds the name of a colour by its lightness, its saturation and its hue.
  init(_ color: RGBAColor) {
    let parts = [color.red, color.green, color.blue]
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    let range = most - least
    guard most > 0.12 else {
      self = .black
      return
    }
    guard range / most > 0.15 else {
      self = most > 0.9 ? .white : .gray
      return
    }
    self = Self.named(hue: Self.hue(parts, most, range), most, range / most)
  }

  /// The hue in degrees.
  private static func hue(_ parts: [Double], _ most: Double, _ range: Double) -> Double {
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let sixth =
      most == red
      ? (green - blue) / range
      : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
  }

  private static func named(hue: Double, _ most: Double, _ saturation: Double) -> ColorName {
    switch hue {
    case ..<16, 346...: saturation < 0.6 && most > 0.8 ? .pink : .red
    case ..<46: most < 0.7 ? .brown : .orange
    case ..<70: .yellow
    case ..<165: .green
    case ..<200: .cyan
    case ..<255: .blue
    case ..<295: .purple
    default: .pink
    }
  }

  /// The name in a language; English where the table lacks it.
  func text(_ locale: Locale) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    return (Self.table[language] ?? Self.table["en"])?[rawValue] ?? "\(self)"
  }

  /// The names in the order of the cases.
  private static let table: [String: [String]] = [
    "en": [
      "black", "gray", "white", "red", "orange", "yellow",
      "green", "cyan", "blue", "purple", "pink", "brown",
    ],
    "ru": [
      "черный", "серый", "белый", "красный", "оранжевый", "желтый",
      "зеленый", "голубой", "синий", "фиолетовый", "розовый", "коричневый",
    ],
    "de": [
      "Schwarz", "Grau", "Weiß", "Rot", "Orange", "Gelb",
      "Grün", "Cyan", "Blau", "Lila", "Rosa", "Braun",
    ],
    "fr": [
      "noir", "gris", "blanc", "rouge", "orange", "jaune",
      "vert", "cyan", "bleu", "violet", "rose", "marron",
    ],
    "es": [
      "negro", "gris", "blanco", "rojo", "naranja", "amarillo",
      "verde", "cian", "azul", "morado", "rosa", "marrón",
    ],
    "ar": [
      "أسود", "رمادي", "أبيض", "أحمر", "برتقالي", "أصفر",
      "أخضر", "سماوي", "أزرق", "أرجواني", "وردي", "بني",
    ],
    "he": [
      "שחור", "אפור", "לבן", "אדום", "כתום", "צהוב",
      "ירוק", "תכלת", "כחול", "סגול", "ורוד", "חום",
    ],
  ]
}
