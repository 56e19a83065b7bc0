import SwiftUI

/// The forms of texts and their styles.
struct TextForms: View {
  @ScaledMetric private var size: CGFloat = 17
  @ScaledMetric(relativeTo: .title) private var large = 28.0
  @ScaledMetric(wrappedValue: 10, relativeTo: .caption) private var small: CGFloat
  private let string = "a string"
  private let key: LocalizedStringKey = "key"
  private let count = 3
  private let date = Date(timeIntervalSince1970: 0)

  var body: some View {
    texts
    formats
    keys
    fonts
    weights
    lines
    joined
  }

  @ViewBuilder private var texts: some View {
    Text("A")
    Text(string)
    Text(key)
    Text(verbatim: "A")
    Text(string.prefix(3))
    Text("A", comment: "A comment")
    Text("A", tableName: "Table")
    Text("A", tableName: "Table", bundle: .main, comment: "A comment")
    Text("A", bundle: .main)
    Text(LocalizedStringKey(string))
    Text(AttributedString("A"))
    Text(attributed)
    Text("**bold** and *italic*, `code`, ~~gone~~ and [a link](https://example.org)")
    Text(.init(string))
    Text(Image(systemName: "star"))
    Text("Count: \(count), \(string), \(large, specifier: "%.1f")")
    Text("\(Image(systemName: "star")) stars")
    Text("\(Text("bold").bold()) and not")
    Text("\(date, style: .date)")
    Text("\(count, format: .number) of \(0.5, format: .percent)")
    Text(
      """
      Several
      lines
      """)
  }

  private var attributed: AttributedString {
    var text = AttributedString("Attributed")
    text.font = .body.bold()
    text.foregroundColor = .red
    text.backgroundColor = .yellow
    text.underlineStyle = .single
    text.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
    text.kern = 1
    text.tracking = 1
    text.baselineOffset = 2
    text.link = URL(string: "https://example.org")
    if let range = text.range(of: "At") { text[range].foregroundColor = .blue }
    var container = AttributeContainer()
    container.font = .title
    container.foregroundColor = .green
    text.append(AttributedString(" more", attributes: container))
    return text
  }

  @ViewBuilder private var formats: some View {
    Text(count, format: .number)
    Text(0.5, format: .percent)
    Text(0.5, format: .number.precision(.fractionLength(2)))
    Text(12.5, format: .currency(code: "EUR"))
    Text(date, format: .dateTime)
    Text(date, format: .dateTime.day().month().year())
    Text(["A", "B"], format: .list(type: .and))
    Text(date, style: .date)
    Text(date, style: .time)
    Text(date, style: .relative)
    Text(date, style: .offset)
    Text(date, style: .timer)
    Text(date...date.addingTimeInterval(60))
    Text(DateInterval(start: date, duration: 60))
    Text(timerInterval: date...date.addingTimeInterval(60), countsDown: false)
    Text(
      timerInterval: date...date.addingTimeInterval(60), pauseTime: date, countsDown: true,
      showsHours: false)
    Text(NSNumber(value: 3), formatter: NumberFormatter())
    Text(date as NSDate, formatter: DateFormatter())
    Text(date, formatter: DateFormatter())
  }

  @ViewBuilder private var keys: some View {
    Text(LocalizedStringKey("A"))
    Text(LocalizedStringKey("Count \(count)"))
    Text(LocalizedStringKey(stringLiteral: "A"))
    Text(key == LocalizedStringKey("key") ? "A" : "B")
    Label(key, systemImage: "star")
    Button(key) {}
  }

  @ViewBuilder private var fonts: some View {
    Text("A").font(.body)
    Text("A").font(nil)
    Text("A").font(.largeTitle.weight(.black))
    Text("A").font(.system(size: 12))
    Text("A").font(.system(size: size, weight: .bold))
    Text("A").font(.system(size: small, weight: .bold, design: .rounded))
    Text("A").font(.system(.body))
    Text("A").font(.system(.title, design: .serif))
    Text("A").font(.system(.title2, design: .monospaced, weight: .semibold))
    Text("A").font(.system(.title3, weight: .light))
    Text("A").font(.custom("Inter", size: 12))
    Text("A").font(.custom("Inter", fixedSize: 12))
    Text("A").font(.custom("Inter", size: 12, relativeTo: .caption2))
    Text("A").font(Font.headline.italic().monospacedDigit())
    Text("A").font(.footnote.smallCaps().leading(.tight))
    Text("A").font(.subheadline.lowercaseSmallCaps().uppercaseSmallCaps())
    Text("A").font(.callout.monospaced().bold().width(.condensed))
    Text("A").font(Font.system(size: large).bold())
    VStack { Text("A") }.font(.caption)
    Text("A").environment(\.font, .title)
  }

  @ViewBuilder private var weights: some View {
    Text("A").fontWeight(.bold)
    Text("A").fontWeight(nil)
    VStack { Text("A") }.fontWeight(.heavy)
    Text("A").fontDesign(.rounded)
    VStack { Text("A") }.fontDesign(.serif)
    Text("A").fontDesign(nil)
    Text("A").fontWidth(.compressed)
    Text("A").fontWidth(Font.Width(0.2))
    Text("A").bold()
    Text("A").bold(false)
    VStack { Text("A") }.bold()
    VStack { Text("A") }.bold(count > 0)
    Text("A").italic()
    VStack { Text("A") }.italic(true)
    Text("A").underline()
    Text("A").underline(true, color: .red)
    Text("A").underline(true, pattern: .dot, color: .red)
    VStack { Text("A") }.underline(count > 0)
    Text("A").strikethrough()
    Text("A").strikethrough(true, color: .red)
    Text("A").strikethrough(pattern: .dashDot)
    VStack { Text("A") }.strikethrough(true, pattern: .solid, color: .red)
    Text("A").monospaced()
    Text("A").monospacedDigit()
    VStack { Text("A") }.monospacedDigit()
    VStack { Text("A") }.monospaced(false)
    Text("A").kerning(1)
    Text("A").tracking(1)
    VStack { Text("A") }.kerning(1).tracking(1)
    Text("A").baselineOffset(2)
    VStack { Text("A") }.baselineOffset(-2)
    Text("A").textCase(.uppercase)
    Text("A").textCase(nil)
    VStack { Text("A") }.textCase(.lowercase)
    Text("A").foregroundColor(.red).bold().italic().kerning(1)
  }

  @ViewBuilder private var lines: some View {
    Text("A").lineLimit(1)
    Text("A").lineLimit(nil)
    Text("A").lineLimit(2...)
    Text("A").lineLimit(...3)
    Text("A").lineLimit(1...3)
    Text("A").lineLimit(2, reservesSpace: true)
    Text("A").lineSpacing(4)
    VStack { Text("A") }.lineSpacing(size / 4)
    Text("A").multilineTextAlignment(.center)
    Text("A").multilineTextAlignment(count > 0 ? .leading : .trailing)
    VStack { Text("A") }.multilineTextAlignment(TextAlignment.trailing)
    Text("A").truncationMode(.middle)
    Text("A").truncationMode(Text.TruncationMode.head)
    Text("A").minimumScaleFactor(0.5)
    VStack { Text("A") }.minimumScaleFactor(0.8)
    Text("A").allowsTightening(true)
    Text("A").textSelection(.enabled)
    Text("A").textSelection(.disabled)
    Text("A").dynamicTypeSize(.large)
    Text("A").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    Text("A").dynamicTypeSize(.small ... .accessibility1)
    Text("A").dynamicTypeSize(.medium...)
    Text("A").typesettingLanguage(.init(languageCode: .thai))
    Text("A").speechSpellsOutCharacters()
    Text("A").typeSelectEquivalent("B")
    Text("A").environment(\.lineSpacing, 2)
    Text("A").environment(\.multilineTextAlignment, .center)
    Text("A").environment(\.locale, Locale(identifier: "ru"))
    Text("A").environment(\.layoutDirection, .rightToLeft)
    Text("A").environment(\.dynamicTypeSize, .accessibility3)
    Text("A").environment(\.sizeCategory, .accessibilityLarge)
    Text("A").environment(\.legibilityWeight, .bold)
  }

  @ViewBuilder private var joined: some View {
    Text("A") + Text("B")
    Text("A").bold() + Text(" ") + Text("B").foregroundStyle(.red) + Text(Image(systemName: "star"))
    (Text("A") + Text("B").italic()).font(.title)
  }
}

/// The forms of images and symbols.
struct ImageForms: View {
  private let name = "star"

  var body: some View {
    Group {
      Image(systemName: "star")
      Image(systemName: name)
      Image(systemName: "star", variableValue: 0.5)
      Image(systemName: "star").resizable()
      Image(systemName: "star").resizable(resizingMode: .tile)
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .stretch)
      Image(systemName: "star").resizable(capInsets: EdgeInsets())
      Image(systemName: "star").renderingMode(.template)
      Image(systemName: "star").renderingMode(.original)
      Image(systemName: "star").renderingMode(nil)
      Image(systemName: "star").interpolation(.none)
      Image(systemName: "star").interpolation(.high).antialiased(true)
      Image(systemName: "star").symbolRenderingMode(.hierarchical)
      Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
      Image(systemName: "star").symbolRenderingMode(.multicolor)
      Image(systemName: "star").symbolRenderingMode(nil)
      VStack { Image(systemName: "star") }.symbolRenderingMode(.monochrome)
      Image(systemName: "star").symbolVariant(.fill)
      Image(systemName: "star").symbolVariant(.circle.fill)
      Image(systemName: "bell").symbolVariant(name.isEmpty ? .none : .slash)
      Image(systemName: "star").imageScale(.large)
      Image(systemName: "star").imageScale(Image.Scale.small)
      Image(systemName: "star").font(.system(size: 30, weight: .light))
      Image(systemName: "star").accessibilityLabel("A")
      Image(systemName: "star").environment(\.imageScale, .medium)
      Image(systemName: "star").environment(\.symbolVariants, .fill)
    }
    Group {
      Image("photo")
      Image(name)
      Image("photo", bundle: .main)
      Image(decorative: "photo")
      Image(decorative: "photo", bundle: nil)
      Image("photo", label: Text("A photo"))
      Image("photo", bundle: nil, label: Text("A photo"))
      Image("photo").resizable().aspectRatio(contentMode: .fill).frame(width: 8, height: 8)
    }
    Group {
      Label("A", systemImage: "star")
      Label("A", image: "photo")
      Label(name, systemImage: name)
      Label(name, image: name)
      Label {
        Text("A")
      } icon: {
        Image(systemName: "star")
      }
      Label("A", systemImage: "star").labelStyle(.automatic)
      Label("A", systemImage: "star").labelStyle(.titleAndIcon)
      Label("A", systemImage: "star").labelStyle(IconOnlyLabelStyle())
      Label("A", systemImage: "star").labelStyle(Boxed())
      Label("A", systemImage: "star").labelStyle(.boxed)
      VStack { Label("A", systemImage: "star") }.labelStyle(.titleOnly)
    }
    AsyncImage(url: URL(string: "https://example.org/a.png"))
    AsyncImage(url: nil, scale: 2)
    AsyncImage(url: nil) {
      $0.resizable()
    } placeholder: {
      Color.gray
    }
    AsyncImage(url: nil, scale: 2) { image in
      image.resizable().scaledToFit()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: nil) { phase in
      if let image = phase.image {
        image.resizable()
      } else if phase.error != nil {
        Image(systemName: "photo")
      } else {
        ProgressView()
      }
    }
    AsyncImage(url: nil, scale: 1, transaction: Transaction(animation: .default)) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image
      case .failure(let error): Text(error.localizedDescription)
      @unknown default: EmptyView()
      }
    }
  }
}

private struct Boxed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title.border(.red)
    }
  }
}

extension LabelStyle where Self == Boxed {
  fileprivate static var boxed: Boxed { Boxed() }
}
