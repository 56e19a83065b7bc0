import SwiftData

/// A trip with its stops, which go with it.
@Model final class Trip {
  var name: String
  var days = 1
  var note: String?
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Transient var isOpen = false
  let made = 3
  var title: String { "\(name), \(days)" }

  init(_ name: String, days: Int = 1, stops: [Stop] = []) {
    (self.name, self.days, self.stops) = (name, days, stops)
  }
}

@Model final class Stop {
  var place: String
  var trip: Trip?

  init(_ place: String) { self.place = place }
}

/// A label, whose text and code occur once; labels and notes name no inverse.
@Model final class Label {
  @Attribute(.unique) var text: String
  @Attribute(.unique) var code: Int?
  var notes: [Note] = []

  init(_ text: String) { self.text = text }
}

@Model final class Note {
  var id: Int
  var label: Label?

  init(id: Int) { self.id = id }
}

/// A shelf that is not deleted while it holds books, which forget it otherwise.
@Model final class Shelf {
  @Relationship(deleteRule: .deny, inverse: \Book.shelf) var books: [Book]? = []

  init() {}
}

@Model final class Book {
  var shelf: Shelf?

  init() {}
}

/// A garden whose plants stand on one of two sides, with one way back from both.
@Model final class Garden {
  @Relationship(inverse: \Plant.garden) var left: [Plant] = []
  @Relationship(inverse: \Plant.garden) var right: [Plant] = []

  init() {}
}

@Model final class Plant {
  var garden: Garden?

  init() {}
}

/// A container with trips of these names, in this order.
@MainActor func container(_ names: String...) throws -> ModelContainer {
  let container = try ModelContainer(for: Trip.self, Stop.self)
  for name in names { container.mainContext.insert(Trip(name)) }
  try container.mainContext.save()
  return container
}

extension ModelContext {
  /// The names of all trips, in the order of their insertion.
  func names() throws -> [String] { try fetch(FetchDescriptor<Trip>()).map(\.name) }
}
