import CoreData
import SwiftUI

/// Calls of an app with Core Data.
struct ManagedForms: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(fetchRequest: ManagedItem.request(), animation: .default)
  private var asked: FetchedResults<ManagedItem>
  @FetchRequest(entity: ManagedItem.model, sortDescriptors: []) private var items:
    FetchedResults<ManagedItem>
  @FetchRequest<ManagedItem>(
    sortDescriptors: [NSSortDescriptor(keyPath: \ManagedItem.name, ascending: true)],
    predicate: NSPredicate(format: "name != %@", "None")) private var named
  @FetchRequest(sortDescriptors: [SortDescriptor(\.name), SortDescriptor(\.isOpen)])
  private var sorted: FetchedResults<ManagedItem>
  @SectionedFetchRequest(
    sectionIdentifier: \.name, sortDescriptors: [SortDescriptor(\.name, order: .reverse)])
  private var sections: SectionedFetchResults<String, ManagedItem>
  @SectionedFetchRequest<Bool, ManagedItem>(
    entity: ManagedItem.model, sectionIdentifier: \.isOpen,
    sortDescriptors: [NSSortDescriptor(key: "name", ascending: true)]) private var opened

  var body: some View {
    List(sections) { section in
      Section(section.id) { ForEach(section, id: \.self) { Text($0.name) } }
    }
    ForEach(items, id: \.objectID) { ManagedRow(item: $0) }
    FilteredItems(key: "name", prefix: "A") { (item: ManagedItem) in Text(item.name) }
    Text("\(asked.count) \(named.first?.name ?? "none") \(sorted.isEmpty) \(opened.count)")
    Button("Add") { add() }
    Button("Delete") { IndexSet([0]).map { items[$0] }.forEach(context.delete) }
    Button("Sort") {
      sorted.sortDescriptors = [SortDescriptor(\.name, comparator: .localizedStandard)]
      sorted.nsPredicate = NSPredicate(format: "name CONTAINS[cd] %@", "a" as CVarArg)
      sections.sectionIdentifier = \.name
    }
  }

  private func add() {
    let item = ManagedItem(context: context)
    item.setValue("New", forKey: "name")
    do { try context.save() } catch {
      let error = error as NSError
      print(error, error.userInfo)
    }
    context.perform { context.refreshAllObjects() }
    Task {
      let count = try await context.perform { try context.count(for: ManagedItem.request()) }
      print(count)
    }
  }
}

/// A row that follows its object.
private struct ManagedRow: View {
  @ObservedObject var item: ManagedItem

  var body: some View { Toggle(item.name, isOn: $item.isOpen) }
}

/// Objects of any class whose key has a prefix.
private struct FilteredItems<Item: NSManagedObject, Content: View>: View {
  @FetchRequest private var items: FetchedResults<Item>
  private let content: (Item) -> Content

  init(key: String, prefix: String, @ViewBuilder content: @escaping (Item) -> Content) {
    _items = FetchRequest<Item>(
      sortDescriptors: [], predicate: NSPredicate(format: "%K BEGINSWITH %@", key, prefix))
    self.content = content
  }

  var body: some View { ForEach(items, id: \.self) { content($0) } }
}

/// An object of a model that is made in code.
final class ManagedItem: NSManagedObject {
  var name: String {
    get { _managedValue("name") }
    set { _setManagedValue(newValue, "name") }
  }
  var isOpen: Bool {
    get { _managedValue("isOpen") }
    set { _setManagedValue(newValue, "isOpen") }
  }

  class func request() -> NSFetchRequest<ManagedItem> {
    let request = NSFetchRequest<ManagedItem>(entityName: "ManagedItem")
    request.sortDescriptors = []
    return request
  }

  /// The entity, in a model of its own.
  static let model: NSEntityDescription = {
    let (name, isOpen) = (NSAttributeDescription(), NSAttributeDescription())
    (name.name, name.attributeType, name.defaultValue) = ("name", .stringAttributeType, "Apple")
    (isOpen.name, isOpen.type, isOpen.defaultValue) = ("isOpen", .boolean, false)
    let entity = NSEntityDescription()
    entity.name = "ManagedItem"
    entity.managedObjectClassName = NSStringFromClass(ManagedItem.self)
    entity.properties = [name, isOpen]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return entity
  }()

  /// Returns a context with an object.
  @MainActor static func context() -> NSManagedObjectContext {
    let model = model.managedObjectModel ?? NSManagedObjectModel()
    let container = NSPersistentContainer(name: "Items", managedObjectModel: model)
    container.loadPersistentStores { _, error in
      if let error { print(error.localizedDescription) }
    }
    _ = ManagedItem(context: container.viewContext)
    return container.viewContext
  }
}
