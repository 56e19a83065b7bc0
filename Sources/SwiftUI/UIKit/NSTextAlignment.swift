/// The alignment of lines in UIKit's texts.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
