import Foundation

/// A data model as Xcode writes it: entities with attributes and relationships.
///
///     let model = try DataModel(contentsOf: URL(fileURLWithPath: "MyApp/Notes.xcdatamodeld"))
package struct DataModel: Equatable {
  /// The name of the file, without its ending.
  package var name: String
  /// The entities, in the file's order.
  package var entities: [Entity] = []
  /// The named fetch requests.
  package var requests: [Request] = []
  /// The names of the entities of each configuration.
  package var configurations: [String: [String]] = [:]

  /// An entity of a data model.
  package struct Entity: Equatable {
    /// The parts of a class that Xcode writes.
    package enum CodeGeneration: String {
      /// Nothing: the app writes the class.
      case none
      /// The class and its properties.
      case `class`
      /// An extension with the properties.
      case category
    }

    package var name: String
    /// The name of the class, without its module; nil for `NSManagedObject`.
    package var className: String?
    package var isAbstract = false
    package var parent: String?
    package var codeGeneration = CodeGeneration.none
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// Lists of the attributes whose values together occur once.
    package var uniqueness: [[String]] = []
  }

  /// A property that holds a value.
  package struct Attribute: Equatable {
    package var name: String
    /// The type in the file's words, such as `Integer 16`.
    package var type: String
    package var isOptional = false
    package var isTransient = false
    package var isDerived = false
    package var usesScalar = false
    package var defaultValue: String?
    /// The class of a transformable value.
    package var customClass: String?
    package var transformer: String?
    package var minimum: String?
    package var maximum: String?
    package var pattern: String?
  }

  /// A property that leads to other objects.
  package struct Relationship: Equatable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isOptional = false
    package var isToMany = false
    package var isOrdered = false
    /// The fate of the other objects in the file's words, such as `Cascade`.
    package var deletionRule = "Nullify"
    package var minimumCount = 0
    package var maximumCount = 0
  }

  /// A fetch request with a name.
  package struct Request: Equatable {
    package var name: String
    package var entity: String
    package var predicate: String?
    package var limit = 0
  }
}
