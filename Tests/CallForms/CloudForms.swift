import AppCloud
import LinkPresentation
import QuickLook
import SwiftUI

/// Calls of frameworks of records in iCloud and of pages, in an app's ways.
struct CloudForms: View {
  @StateObject private var tides = TideService()
  @State private var file: URL?
  @State private var page: LPLinkMetadata?

  var body: some View {
    List {
      Text(tides.isSignedIn ? "Signed in" : "Nobody")
      ForEach(tides.places, id: \.self) { Text($0) }
      Button("Show") { file = URL(fileURLWithPath: "/tides.pdf") }
      if let page { LinkCard(page: page) }
    }
    .quickLookPreview($file)
    .onAppear(perform: tides.refresh)
    .task {
      let provider = LPMetadataProvider()
      provider.timeout = 5
      page = try? await provider.startFetchingMetadata(for: URL(fileURLWithPath: "/"))
      await tides.add(height: 3.5)
    }
  }
}

private struct LinkCard: UIViewRepresentable {
  let page: LPLinkMetadata

  func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: page) }
  func updateUIView(_ view: LPLinkView, context: Context) { view.metadata = page }
}

@MainActor private final class TideService: ObservableObject {
  @Published var isSignedIn = false
  @Published var places: [String] = []
  private let database = CKContainer.default().publicCloudDatabase

  func refresh() {
    CKContainer.default().accountStatus { status, error in
      DispatchQueue.main.async { self.isSignedIn = status == .available && error == nil }
    }
    let query = CKQuery(recordType: "Tide", predicate: NSPredicate(value: true))
    query.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    database.perform(query, inZoneWith: nil) { records, _ in
      let places = records?.compactMap { $0["place"] as? String } ?? []
      DispatchQueue.main.async { self.places = places }
    }
  }

  func add(height: Double) async {
    let record = CKRecord(recordType: "Tide", recordID: CKRecord.ID(recordName: "noon"))
    record["height"] = height
    record["port"] = CKRecord.Reference(
      recordID: CKRecord.ID(recordName: "kiel"), action: .deleteSelf)
    record.setValue("Kiel", forKey: "place")
    do {
      let saved = try await database.save(record)
      places.append(saved["place"] as? String ?? "")
    } catch let error as CKError where error.code == .notAuthenticated {
      isSignedIn = false
    } catch CKError.serverRecordChanged {
      places = []
    } catch { places = [error.localizedDescription] }
    let operation = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
    operation.savePolicy = .allKeys
    operation.modifyRecordsResultBlock = { result in
      if case .failure(let error) = result { print(error) }
    }
    database.add(operation)
  }
}
