import StageSupport
import SwiftData
import SwiftUI
import Testing

/// All trips, in the order of their insertion.
private struct TripList: View {
  @Query private var trips: [Trip]

  var body: some View { ForEach(trips) { Text($0.name) } }
}

/// A list beneath a title, which a view gives it.
private struct TitledTrips: View {
  @Query private var trips: [Trip]
  var title: String

  var body: some View { Text("\(title): \(trips.count)") }
}

/// Trips by their days, the longest first, without the shortest.
private struct LongTrips: View {
  @Query(filter: #Predicate<Trip> { $0.days > 1 }, sort: \Trip.days, order: .reverse)
  private var trips: [Trip]

  var body: some View { ForEach(0..<trips.count, id: \.self) { Text(trips[$0].name) } }
}

/// Trips that a view's initialiser looks for.
private struct FoundTrips: View {
  @Query private var trips: [Trip]

  init(_ search: String) {
    _trips = Query(
      filter: #Predicate { $0.name.localizedStandardContains(search) },
      sort: [SortDescriptor(\.name)])
  }

  var body: some View { ForEach(trips) { Text($0.name) } }
}

private struct Search: View {
  @State private var text = "al"

  var body: some View {
    FoundTrips(text)
    Button("Search") { text = "an" }
  }
}

/// A field of a trip, a button that adds one and one that deletes the first.
private struct TripEditor: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: [SortDescriptor(\Trip.name)]) private var trips: [Trip]

  var body: some View {
    ForEach(trips) { TripField(trip: $0) }
    Text("\(trips.count) trips")
    Button("Add") { modelContext.insert(Trip("New")) }
    Button("Delete") { modelContext.delete(trips[0]) }
  }
}

private struct TripField: View {
  @Bindable var trip: Trip

  var body: some View { TextField("Name", text: $trip.name) }
}

/// An app with a container of its own, which a button fills.
private struct TripApp: App {
  var body: some Scene {
    WindowGroup { TripEditor() }.modelContainer(for: Trip.self)
  }
}

@Suite @MainActor struct QueryTests {
  @Test func aSceneOwnsAContainer() throws {
    let stage = Stage(AppWindow(TripApp()))
    try stage.tap("Add")
    #expect(try stage.texts().prefix(2) == ["New", "1 trips"])
    #expect(try Stage(AppWindow(TripApp())).shows("0 trips"))
  }

  @Test func aQueryShowsWhatIsInserted() throws {
    let container = try container("Crete", "Alps")
    let stage = Stage(TripList().modelContainer(container))
    #expect(try stage.texts() == ["Crete", "Alps"])
    container.mainContext.insert(Trip("Andes"))
    #expect(try stage.texts() == ["Crete", "Alps", "Andes"])
    container.mainContext.delete(try container.mainContext.fetch(FetchDescriptor<Trip>())[0])
    #expect(try stage.texts() == ["Alps", "Andes"])
    // Another container's models are not its.
    let other = Stage(TripList().modelContainer(try ModelContainer(for: Trip.self)))
    #expect(try other.texts().isEmpty)
  }

  @Test func aChangeOfWhatDecidesIsSeen() throws {
    let container = try container("A", "B", "C")
    let trips = try container.mainContext.fetch(FetchDescriptor<Trip>())
    for (trip, days) in zip(trips, [3, 2, 1]) { trip.days = days }
    let stage = Stage(LongTrips().modelContainer(container))
    #expect(try stage.texts() == ["A", "B"])
    trips[1].days = 5
    #expect(try stage.texts() == ["B", "A"])
    trips[2].days = 4
    #expect(try stage.texts() == ["B", "C", "A"])
    trips[0].days = 1
    #expect(try stage.texts() == ["B", "C"])
    trips[1].name = "D"
    #expect(try stage.texts() == ["D", "C"])
  }

  @Test func aQueryLeavesTheMemberwiseInitializer() throws {
    let stage = Stage(TitledTrips(title: "Trips").modelContainer(try container("Alps")))
    #expect(try stage.texts() == ["Trips: 1"])
  }

  @Test func anotherQueryOfAViewIsAsked() throws {
    let stage = Stage(Search().modelContainer(try container("Alps", "Andes")))
    #expect(try stage.texts() == ["Alps", "Search"])
    try stage.tap("Search")
    #expect(try stage.texts() == ["Andes", "Search"])
  }

  @Test func aViewOwnsAContainerAndChangesIt() throws {
    var setups = 0
    let stage = Stage(
      TripEditor().modelContainer(for: Trip.self, inMemory: true) { result in
        setups += 1
        MainActor.assumeIsolated {
          try? result.get().mainContext.insert(Trip("Alps"))
        }
      })
    #expect(try stage.shows("1 trips"))
    try stage.tap("Add")
    #expect(try stage.shows("2 trips"))
    #expect(try stage.texts().prefix(2) == ["Alps", "New"])
    try stage.type("Zoo", into: "Alps")
    #expect(try stage.texts().prefix(2) == ["New", "Zoo"])
    try stage.tap("Delete")
    #expect(try stage.texts().prefix(2) == ["Zoo", "1 trips"])
    #expect(setups == 1)
    let other = Stage(TripEditor().modelContainer(for: [Trip.self]))
    #expect(try other.shows("0 trips"))
  }

  @Test func withoutAContainerAQueryIsEmpty() throws {
    let stage = Stage(TripEditor())
    #expect(try stage.shows("0 trips"))
    try stage.tap("Add")
    #expect(try stage.shows("0 trips"))
  }

  @Test func bodiesThatReadNothingOfAChangeStay() throws {
    let container = try container("A")
    let trip = try container.mainContext.fetch(FetchDescriptor<Trip>())[0]
    let stage = Stage(TripList().modelContainer(container))
    try stage.render()
    let session = stage.host.session
    #expect(session.evaluationCount(of: TripList.self) == 1)
    trip.note = "n"
    try stage.render()
    #expect(session.evaluationCount(of: TripList.self) == 1)
    // A row reads the name, not the list's body.
    trip.name = "B"
    #expect(try stage.texts() == ["B"])
    #expect(session.evaluationCount(of: TripList.self) == 1)
    container.mainContext.insert(Trip("C"))
    #expect(try stage.texts() == ["B", "C"])
    #expect(session.evaluationCount(of: TripList.self) == 2)
  }
}
