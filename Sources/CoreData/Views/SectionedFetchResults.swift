import SwiftUI

/// The objects that a view has fetched, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// Objects with one value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    /// The place of the first object.
    public var startIndex: Int { 0 }
    /// The place after the last object.
    public var endIndex: Int { objects.count }

    /// Returns the object at a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  let results: FetchedResults<Result>
  let path: KeyPath<Result, SectionIdentifier>

  private var sections: [Section] {
    let path = sectionIdentifier
    var sections: [Section] = []
    for object in results {
      let id = object[keyPath: path]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
    return sections
  }

  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The place after the last section.
  public var endIndex: Int { sections.count }

  /// Returns the section at a place.
  public subscript(position: Int) -> Section { sections[position] }

  /// The property whose values are the sections.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { results.settings.section(path) }
    nonmutating set { results.settings.setSection(newValue) }
  }

  /// The condition for an object to be fetched; nil for all.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }

  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order, in Swift's words; empty where it was told otherwise.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
