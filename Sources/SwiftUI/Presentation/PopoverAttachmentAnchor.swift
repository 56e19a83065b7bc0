import LayoutEngine

/// The part of a view that its popover points at.
///
///     Button("Legend") { isOn = true }
///       .popover(isPresented: $isOn, attachmentAnchor: .point(.bottom)) { Text("In metres") }
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}
