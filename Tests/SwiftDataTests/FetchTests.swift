import SwiftData
import Testing

@Suite @MainActor struct FetchTests {
  private func trips() throws -> ModelContext {
    let context = try ModelContainer(for: Trip.self).mainContext
    for (name, days) in [("Éire", 3), ("Alps", 5), ("Crete", 3)] {
      context.insert(Trip(name, days: days))
    }
    return context
  }

  @Test func modelsComeInTheOrderOfInsertion() throws {
    #expect(try trips().names() == ["Éire", "Alps", "Crete"])
  }

  @Test func descriptorsSort() throws {
    let descriptor = FetchDescriptor<Trip>(
      sortBy: [SortDescriptor(\.days, order: .reverse), SortDescriptor(\.name)])
    #expect(try trips().fetch(descriptor).map(\.name) == ["Alps", "Crete", "Éire"])
  }

  @Test func descriptorsSortAsAPersonDoes() throws {
    let context = try trips()
    for name in ["alps 10", "Alps 9"] { context.insert(Trip(name, days: 1)) }
    let descriptor = FetchDescriptor<Trip>(
      sortBy: [SortDescriptor(\.name, comparator: .localizedStandard)])
    #expect(
      try context.fetch(descriptor).map(\.name) == ["Alps", "Alps 9", "alps 10", "Crete", "Éire"])
  }

  @Test func predicatesFilter() throws {
    let context = try trips()
    let days = 3
    let short = FetchDescriptor<Trip>(predicate: #Predicate { $0.days == days })
    #expect(try context.fetch(short).map(\.name) == ["Éire", "Crete"])
    #expect(try context.fetchCount(short) == 2)
    let none = FetchDescriptor<Trip>(predicate: #Predicate { $0.days > 5 })
    #expect(try context.fetch(none).isEmpty)
  }

  @Test func predicatesSearchAsAPersonDoes() throws {
    let context = try trips()
    func names(_ search: String) throws -> [String] {
      try context.fetch(
        FetchDescriptor<Trip>(
          predicate: #Predicate { $0.name.localizedStandardContains(search) })
      ).map(\.name)
    }
    #expect(try names("eire") == ["Éire"])
    #expect(try names("E") == ["Éire", "Crete"])
    #expect(try names("x").isEmpty)
    let later = ComparisonResult.orderedDescending
    let after = FetchDescriptor<Trip>(
      predicate: #Predicate { $0.name.localizedCompare("Bern") == later })
    #expect(try context.fetch(after).map(\.name) == ["Éire", "Crete"])
  }

  @Test func aPredicateThatCannotBeEvaluatedIsTold() throws {
    let descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.stops[0].place == "" })
    #expect(throws: SwiftDataError.unsupportedPredicate) { try trips().fetch(descriptor) }
    #expect(SwiftDataError.unsupportedPredicate != .deletionDenied)
  }

  @Test(
    arguments: [
      (nil, nil, ["Éire", "Alps", "Crete"]), (2, nil, ["Éire", "Alps"]), (1, 1, ["Alps"]),
      (0, 2, ["Crete"]), (9, 9, []), (-1, -1, ["Éire", "Alps", "Crete"]),
    ] as [(Int?, Int?, [String])])
  func limitsAndOffsets(limit: Int?, offset: Int?, names: [String]) throws {
    var descriptor = FetchDescriptor<Trip>()
    (descriptor.fetchLimit, descriptor.fetchOffset) = (limit, offset)
    #expect(try trips().fetch(descriptor).map(\.name) == names)
  }

  @Test func modelsAreFoundByTheirIdentifiers() throws {
    let context = try trips()
    let identifiers = try context.fetchIdentifiers(FetchDescriptor<Trip>())
    #expect((context.model(for: identifiers[1]) as? Trip)?.name == "Alps")
    let trip: Trip? = context.registeredModel(for: identifiers[2])
    #expect(trip?.name == "Crete")
    let stop: Stop? = context.registeredModel(for: identifiers[2])
    #expect(stop == nil)
    let stranger: Trip? = context.registeredModel(for: Trip("Elsewhere").persistentModelID)
    #expect(stranger == nil)
  }

  @Test func enumerationVisitsEachModel() throws {
    var names: [String] = []
    try trips().enumerate(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])) {
      names.append($0.name)
    }
    #expect(names == ["Alps", "Crete", "Éire"])
  }

  @Test func ofEqualUniqueValuesTheNewestRemains() throws {
    let context = try ModelContainer(for: Label.self).mainContext
    let labels = ["a", "b", "a"].map(Label.init)
    for label in labels { context.insert(label) }
    let fetched = try context.fetch(FetchDescriptor<Label>())
    #expect(fetched == [labels[1], labels[2]])
    // Of no code there may be two, of one code not.
    (labels[1].code, labels[2].code) = (7, 7)
    #expect(try context.fetch(FetchDescriptor<Label>()) == [labels[2]])
    // Other values may be equal.
    #expect(try container("Alps", "Alps").mainContext.names() == ["Alps", "Alps"])
  }
}
