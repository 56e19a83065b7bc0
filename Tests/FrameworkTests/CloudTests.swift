import AppCloud
import StageSupport
import SwiftUI
import Testing

/// Databases in iCloud, which nobody has signed in to unless told.
@MainActor @Suite(.serialized) struct CloudTests {
  private static func tide(_ name: String, _ height: Double, in place: String) -> CKRecord {
    CKRecord(recordType: "Tide", recordName: name, values: ["height": height, "place": place])
  }

  private struct Tides: View {
    var status = CKAccountStatus.noAccount
    var known: [CKRecord] = []
    @State private var lines: [String] = []

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }
        .onAppear {
          CKContainer.know(status, public: known)
          let container = CKContainer.default()
          container.accountStatus { status, _ in add("\(status)") }
          let query = CKQuery(
            recordType: "Tide", predicate: NSPredicate(format: "height > %f", 2.0))
          query.sortDescriptors = [NSSortDescriptor(key: "height", ascending: false)]
          container.publicCloudDatabase.perform(query, inZoneWith: nil) { records, error in
            for record in records ?? [] { add("\(record["place"] as? String ?? "?")") }
            if let error = error as NSError? { add("\(error.code)") }
          }
          let record = CKRecord(recordType: "Tide")
          record["height"] = 4
          container.privateCloudDatabase.save(record) { saved, error in
            add(
              saved.map { "saved \($0["height"] as? Int ?? 0)" }
                ?? "\((error as NSError?)?.code ?? 0)")
          }
        }
    }

    private nonisolated func add(_ line: String) { DispatchQueue.main.async { lines.append(line) } }
  }

  @Test func aScreenTellsItsRecords() throws {
    #expect(try Stage(Tides()).texts() == ["noAccount", "9"])
    let known = [
      Self.tide("a", 2.5, in: "Kiel"), Self.tide("b", 1, in: "Husum"),
      Self.tide("c", 3.5, in: "Büsum"), CKRecord(recordType: "Ferry"),
    ]
    #expect(
      try Stage(Tides(status: .available, known: known)).texts() == [
        "available", "Büsum", "Kiel", "saved 4",
      ])
    // All people's records are read without an account.
    #expect(try Stage(Tides(known: known)).texts() == ["noAccount", "Büsum", "Kiel", "9"])
  }

  @Test func whatSomebodyElseHasSavedIsNotLost() async throws {
    CKContainer.know(.available)
    defer { CKContainer.know(.noAccount) }
    let database = CKContainer.default().privateCloudDatabase
    let record = CKRecord(recordType: "Tide", recordID: CKRecord.ID(recordName: "noon"))
    (record["height"], record["place"]) = (3.5, "Kiel")
    #expect(record.changedKeys() == ["height", "place"] && record.creationDate == nil)
    try await database.save(record)
    #expect(record.changedKeys().isEmpty && record.creationDate != nil)

    let mine = try await database.record(for: record.recordID)
    let theirs = try await database.record(for: record.recordID)
    theirs["place"] = "Husum"
    try await database.save(theirs)
    mine["height"] = 4.0
    do {
      try await database.save(mine)
      Issue.record("what was saved is written over")
    } catch CKError.serverRecordChanged {
      // As it should be.
    }
    let operation = CKModifyRecordsOperation(recordsToSave: [mine])
    operation.savePolicy = .changedKeys
    await withCheckedContinuation { continuation in
      operation.modifyRecordsResultBlock = { _ in continuation.resume() }
      database.add(operation)
    }
    let saved = try await database.record(for: record.recordID)
    #expect(saved["height"] == 4.0 && saved["place"] == "Husum")
    let text: String? = saved["height"]
    #expect(text == nil && saved["none"] == nil)
  }

  @Test func recordsEndWithTheirs() async throws {
    CKContainer.know(.available, private: [Self.tide("noon", 3, in: "Kiel")])
    defer { CKContainer.know(.noAccount) }
    let database = CKContainer.default().privateCloudDatabase
    let noon = CKRecord.ID(recordName: "noon")
    let note = CKRecord(recordType: "Note")
    note["tide"] = CKRecord.Reference(recordID: noon, action: .deleteSelf)
    let other = CKRecord(recordType: "Note")
    other["tide"] = CKRecord.Reference(recordID: noon, action: .none)
    try await database.modifyRecords(saving: [note, other], deleting: [])
    let query = CKQuery(
      recordType: "Note",
      predicate: NSPredicate(
        format: "tide == %@", CKRecord.Reference(recordID: noon, action: .none)))
    #expect(try await database.records(matching: query).matchResults.count == 2)
    #expect(try await database.records(matching: query, resultsLimit: 1).matchResults.count == 1)
    try await database.deleteRecord(withID: noon)
    let left = try await database.records(matching: query).matchResults.map(\.0)
    #expect(left == [other.recordID])
    await #expect(throws: CKError.self) { try await database.record(for: noon) }
    let all = try await database.modifyRecords(saving: [], deleting: [noon, other.recordID])
    #expect(try all.deleteResults[other.recordID]?.get() != nil)
    #expect(throws: CKError.self) { try all.deleteResults[noon]?.get() }
  }

  @Test func wishesAreKept() async throws {
    CKContainer.know(.available)
    let database = CKContainer.default().publicCloudDatabase
    let wish = CKQuerySubscription(
      recordType: "Tide", predicate: NSPredicate(value: true), options: .firesOnRecordCreation)
    wish.notificationInfo = CKSubscription.NotificationInfo()
    try await database.save(wish)
    try await database.save(wish)
    #expect(try await database.allSubscriptions() == [wish])
    #expect(try await CKContainer.default().privateCloudDatabase.allSubscriptions().isEmpty)
    let operation = CKModifySubscriptionsOperation(subscriptionIDsToDelete: [wish.subscriptionID])
    await withCheckedContinuation { continuation in
      operation.completionBlock = { continuation.resume() }
      database.add(operation)
    }
    #expect(try await database.allSubscriptions().isEmpty)
    CKContainer.know(.noAccount)
    await #expect(throws: CKError.self) { try await database.save(wish) }
  }

  @Test func namesAreEqual() {
    let id = CKRecord.ID(recordName: "a")
    let zone = CKRecordZone.ID(zoneName: "Sea")
    #expect(
      id == CKRecord.ID(recordName: "a") && Set([id, CKRecord.ID(recordName: "a")]).count == 1)
    #expect(id != CKRecord.ID(recordName: "a", zoneID: zone) && CKRecord.ID() != CKRecord.ID())
  }
}
