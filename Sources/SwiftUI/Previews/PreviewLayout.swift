/// The layout in which a preview is shown.
///
///     struct RowPreviews: PreviewProvider {
///       static var previews: some View {
///         NoteView().previewLayout(.fixed(width: 320, height: 64))
///       }
///     }
public enum PreviewLayout: Equatable, Sendable {
  /// The size of a device, or that of the content.
  case device, sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewLayout {
  var size: PreviewSurroundings.Size {
    switch self {
    case .device: .device
    case .sizeThatFits: .fitting
    case .fixed(let width, let height): .fixed(width: width, height: height)
    }
  }
}
