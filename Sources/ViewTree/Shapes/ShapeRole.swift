/// The role of a shape.
public enum ShapeRole: Sendable { case fill, stroke, separator }
