/// A view of UIKit that SwiftUI has a counterpart of, which a representable draws in its place.
@MainActor @preconcurrency
public protocol _UIViewDrawing: UIView {
  /// The counterpart with the view's settings; nil where a stand-in is drawn.
  var _drawing: AnyView? { get }
}

/// A view controller of UIKit whose content is a view of SwiftUI.
@MainActor @preconcurrency
public protocol _UIViewControllerDrawing: UIViewController {
  /// The content; nil where a stand-in is drawn.
  var _drawing: AnyView? { get }
}

extension UIVisualEffectView: _UIViewDrawing {
  /// A surface of the blur's material.
  public var _drawing: AnyView? {
    (effect as? UIBlurEffect).map { AnyView(Rectangle().fill($0.material)) }
  }
}

extension UIActivityIndicatorView: _UIViewDrawing {
  /// A spinner, or nothing of it while it is stopped and hidden.
  public var _drawing: AnyView? {
    AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular)
        .tint(color.map { Color($0) })
        .opacity(isAnimating || !hidesWhenStopped ? 1 : 0))
  }
}

extension UIPageControl: _UIViewDrawing {
  /// A dot for each page, unless there is one page and the control hides for it.
  public var _drawing: AnyView? {
    let isHidden = hidesForSinglePage && numberOfPages <= 1
    let current = currentPageIndicatorTintColor.map { Color($0) } ?? .white
    let others = pageIndicatorTintColor.map { Color($0) } ?? .white.opacity(0.5)
    return AnyView(
      HStack(spacing: 9) {
        ForEach(0..<(isHidden ? 0 : max(0, numberOfPages)), id: \.self) { page in
          Circle().fill(page == self.currentPage ? current : others).frame(width: 7, height: 7)
        }
      }
      .frame(height: 26))
  }
}

extension UILabel: _UIViewDrawing {
  /// A text that takes all the room, as a label without a hugging priority does.
  public var _drawing: AnyView? {
    let style = attributedText?.firstParagraphStyle
    let alignment = style?.alignment ?? textAlignment
    return AnyView(
      (attributedText.map { Text(AttributedString($0)) } ?? Text(verbatim: text ?? ""))
        .followingParagraph(style)
        .font(font.map { Font($0) })
        .foregroundColor(textColor.map { Color($0) })
        .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
        .multilineTextAlignment(alignment.lines)
        .truncationMode(lineBreakMode.truncation)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment.place)
        .background(backgroundColor.map { Color($0) }))
  }
}

extension UIImageView: _UIViewDrawing {
  /// The image, scaled or placed as the view's content mode says.
  public var _drawing: AnyView? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image else { return AnyView(backgroundColor.map { Color($0) } ?? .clear) }
    let picture = Image(uiImage: image)
    let content: AnyView =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(picture.resizable())
      case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
      case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
      default: AnyView(picture)
      }
    let symbol: UIImage.Configuration? =
      preferredSymbolConfiguration?.applying(image.configuration) ?? image.configuration
    let sized = content.font(symbol?.font).imageScale(symbol?.symbolScale ?? .medium)
      .foregroundColor(tintColor.map { Color($0) })
    let placed = Color.clear.overlay { sized }.background(backgroundColor.map { Color($0) })
    return clipsToBounds ? AnyView(placed.clipped()) : AnyView(placed)
  }
}

extension UITextView: _UIViewDrawing {
  /// An editor of the text, on the view's background.
  public var _drawing: AnyView? {
    AnyView(
      TextEditor(text: .constant(attributedText?.string ?? text ?? ""))
        .font(Font(font ?? .systemFont(ofSize: 12)))
        .foregroundColor(textColor.map { Color($0) })
        .multilineTextAlignment(textAlignment.lines)
        .scrollContentBackground(.hidden)
        .background(Color(backgroundColor ?? .systemBackground)))
  }
}

extension UITextField: _UIViewDrawing {
  /// A field of the text, with the border that it has.
  public var _drawing: AnyView? {
    let title = attributedPlaceholder?.string ?? placeholder ?? ""
    let content = Binding.constant(attributedText?.string ?? text ?? "")
    let field =
      isSecureTextEntry
      ? AnyView(SecureField(title, text: content)) : AnyView(TextField(title, text: content))
    let bordered =
      borderStyle == .roundedRect ? AnyView(field.textFieldStyle(.roundedBorder)) : field
    return AnyView(
      bordered.font(Font(font ?? .systemFont(ofSize: 17)))
        .foregroundColor(textColor.map { Color($0) })
        .multilineTextAlignment(textAlignment.lines)
        .frame(maxHeight: .infinity)
        .background(backgroundColor.map { Color($0) }))
  }
}

extension UISlider: _UIViewDrawing {
  /// A slider at the value.
  public var _drawing: AnyView? {
    guard minimumValue < maximumValue else { return nil }
    return AnyView(
      Slider(value: .constant(value), in: minimumValue...maximumValue)
        .tint(minimumTrackTintColor.map { Color($0) }))
  }
}

extension UISwitch: _UIViewDrawing {
  /// A switch without a label.
  public var _drawing: AnyView? {
    AnyView(
      Toggle("", isOn: .constant(isOn)).labelsHidden().tint(onTintColor.map { Color($0) }))
  }
}

extension UIHostingController: _UIViewControllerDrawing {
  /// The root view.
  public var _drawing: AnyView? { AnyView(rootView) }
}

extension UIPageViewController: _UIViewControllerDrawing {
  /// The page that is shown.
  public var _drawing: AnyView? {
    (viewControllers?.first as? any _UIViewControllerDrawing)?._drawing
  }
}

extension NSTextAlignment {
  /// The alignment of lines among each other.
  var lines: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  /// The place of a text in the room of its view.
  var place: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }
}
