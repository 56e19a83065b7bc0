import SwiftUI

/// The objects that a view has fetched, of which its condition and its order may be changed.
///
///     .onChange(of: search) { _, text in
///       notes.nsPredicate = text.isEmpty ? nil : NSPredicate(format: "title CONTAINS %@", text)
///     }
public struct FetchedResults<Result>: RandomAccessCollection {
  let request: NSFetchRequest<Result>
  let context: NSManagedObjectContext
  let settings: FetchSettings<Result>

  private var objects: [Result] { settings.objects(request, in: context) }

  /// The place of the first object.
  public var startIndex: Int { 0 }
  /// The place after the last object.
  public var endIndex: Int { objects.count }

  /// Returns the object at a place.
  public subscript(position: Int) -> Result { objects[position] }

  /// The condition for an object to be fetched; nil for all.
  public var nsPredicate: NSPredicate? {
    get { settings.predicate(request) }
    nonmutating set { settings.setPredicate(newValue) }
  }

  /// The order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings.order(request) }
    nonmutating set { settings.setOrder(newValue) }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order, in Swift's words; empty where it was told otherwise.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.descriptors(Result.self) ?? [] }
    nonmutating set { settings.setDescriptors(newValue) }
  }
}
