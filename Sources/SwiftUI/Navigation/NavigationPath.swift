/// A path of the pages above a stack's root, whose values may be of any types.
///
///     NavigationStack(path: $path) {
///       Button("Last note") { path.append(note) }
///         .navigationDestination(for: Note.self) { NoteView($0) }
///     }
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates a path to the root.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of pages above the root.
  public var count: Int { elements.count }
  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a page.
  ///
  ///     path.append(note)
  ///     path.append("settings")
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Pops pages, at most as many as there are.
  ///
  ///     path.removeLast(path.count)
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }
}

extension NavigationPath {
  /// A path that can be encoded: each value's type, then the value as JSON.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    /// Creates the path from its encoded form.
    ///
    /// - Parameter decoder: The decoder of a list of types and values.
    /// - Throws: `DecodingError` if a type is unknown, or not Codable and Hashable.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let json = Data(try list.decode(String.self).utf8)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "no type \(name) that is Codable and Hashable")
        }
        elements.append(AnyHashable(try JSONDecoder().decode(type, from: json)))
      }
      // The last page stands first, as on a device.
      self.elements = elements.reversed()
    }

    init(_ elements: [AnyHashable]) { self.elements = elements }

    /// Encodes the path.
    ///
    /// - Parameter encoder: The encoder, which gets a list of types and values.
    /// - Throws: The error of a value that cannot be encoded.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for element in elements.reversed() {
        let value = element.base
        guard let encodable = value as? any Encodable, let name = _mangledTypeName(type(of: value))
        else { continue }
        try list.encode(name)
        try list.encode(String(decoding: JSONEncoder().encode(encodable), as: UTF8.self))
      }
    }
  }

  /// Creates a path that was encoded.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The path in a form to be encoded; nil if one of its values is not Codable.
  public var codable: CodableRepresentation? {
    let areCodable = elements.allSatisfy { $0.base is any Codable }
    return areCodable ? CodableRepresentation(elements) : nil
  }
}
