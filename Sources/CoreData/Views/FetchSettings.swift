import Observation
import SwiftUI

/// The settings of a view's request and the objects that were fetched last, kept under the view's
/// identity.
///
/// A body may ask for each row by its index; a fetch each time would look through all objects.
final class FetchSettings<Result>: Observable {
  private let registrar = ObservationRegistrar()
  private var ownPredicate: NSPredicate??
  private var ownOrder: [NSSortDescriptor]?
  private var ownSection: AnyKeyPath?
  /// The order in Swift's words, where it was set so: a table reads it back.
  private var ownDescriptors: Any?

  private struct Fetched {
    let request: NSFetchRequest<Result>
    let context: NSManagedObjectContext
    let changes: Int
    let settings: Int
    let objects: [Result]
  }

  private var fetched: Fetched?
  private var count = 0

  private var settings: Int {
    registrar.access(self, keyPath: \.settings)
    return count
  }

  private func change(_ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.settings) {
      body()
      count += 1
    }
  }

  /// Returns what a request asks for, and lets who reads it know of changes.
  func objects(
    _ request: NSFetchRequest<Result>, in context: NSManagedObjectContext
  ) -> [Result] {
    let settings = settings
    do {
      let entity = try request.entity(in: context)
      let changes = context.signal(of: entity).changes
      if let fetched, fetched.request === request, fetched.context === context,
        fetched.changes == changes, fetched.settings == settings
      {
        return fetched.objects
      }
      let objects = try context.fetch(self.request(request))
      fetched = Fetched(
        request: request, context: context, changes: changes, settings: settings,
        objects: objects)
      return objects
    } catch {
      ScreenLocale.link?.warn("@FetchRequest: \((error as NSError).localizedDescription)")
      return []
    }
  }

  /// Returns a request with what the view has set.
  private func request(_ request: NSFetchRequest<Result>) -> NSFetchRequest<Result> {
    let copy: NSFetchRequest<Result> = request.copied()
    if let ownPredicate { copy.predicate = ownPredicate }
    if let ownOrder { copy.sortDescriptors = ownOrder }
    return copy
  }

  func predicate(_ request: NSFetchRequest<Result>) -> NSPredicate? {
    _ = settings
    return ownPredicate ?? request.predicate
  }

  func setPredicate(_ predicate: NSPredicate?) { change { ownPredicate = .some(predicate) } }

  func order(_ request: NSFetchRequest<Result>) -> [NSSortDescriptor] {
    _ = settings
    return ownOrder ?? request.sortDescriptors ?? []
  }

  func setOrder(_ order: [NSSortDescriptor]) {
    change { (ownOrder, ownDescriptors) = (order, nil) }
  }

  func descriptors<Compared>(_ type: Compared.Type) -> [SortDescriptor<Compared>]? {
    _ = settings
    return ownDescriptors as? [SortDescriptor<Compared>]
  }

  func setDescriptors<Compared: NSObject>(_ descriptors: [SortDescriptor<Compared>]) {
    change {
      (ownOrder, ownDescriptors) = (descriptors.map(NSSortDescriptor.init), descriptors)
    }
  }

  func section<Name>(_ path: KeyPath<Result, Name>) -> KeyPath<Result, Name> {
    _ = settings
    return ownSection as? KeyPath<Result, Name> ?? path
  }

  func setSection(_ path: AnyKeyPath) { change { ownSection = path } }
}
