/// A description of values, by value.
struct SchemaNode: Sendable {
  enum Shape: Sendable {
    /// Any value.
    case anything
    case boolean, string, integer, number
    indirect case array(SchemaNode)
    case object([SchemaProperty])
    /// One of some shapes.
    case choice([SchemaNode])
    /// One of an enumeration's cases, of which some have values.
    case cases([SchemaCase])
    /// The shape of a type, looked up when it is needed: types may contain themselves.
    case type(any Generable.Type)
    /// A shape that is described elsewhere.
    case reference(String)
  }

  var shape: Shape
  /// The type's name; nil for values without one.
  var name: String?
  var description: String?
  var rules: [GuideRule]

  init(
    _ shape: Shape, name: String? = nil, description: String? = nil, rules: [GuideRule] = []
  ) {
    (self.shape, self.name) = (shape, name)
    (self.description, self.rules) = (description, rules)
  }
}

/// A named value of an object.
struct SchemaProperty: Sendable {
  let name: String
  /// The value's description, with what is said of it here.
  let node: SchemaNode
  let isOptional: Bool
}

/// A case of an enumeration, and its values.
struct SchemaCase: Sendable {
  let name: String
  let values: [SchemaProperty]
}
