/// A collection of views that can be edited in a list; stills show it unchanged.
///
///     List {
///       ForEach(notes) { Text($0.title) }
///         .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
///         .onDelete { notes.remove(atOffsets: $0) }
///     }
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection whose elements have views.
  var data: Data { get }
}
