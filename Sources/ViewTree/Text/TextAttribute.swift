import LayoutEngine

/// An attribute of a part of a text, by which a renderer recognises it.
///
///     struct Marked: TextAttribute {}
public protocol TextAttribute {}
