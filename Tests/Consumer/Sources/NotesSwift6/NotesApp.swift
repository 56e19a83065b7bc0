import Combine
import CoreLocation
import MapKit
import SwiftUI

struct Note: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var place = CLLocationCoordinate2D(latitude: 54.2, longitude: 45.2)

  static func == (left: Note, right: Note) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

protocol NoteLoading: Sendable {
  func notes() async throws -> [Note]
}

struct SampleNotes: NoteLoading {
  func notes() async throws -> [Note] { [Note(id: 1, title: "Pancakes")] }
}

@MainActor
final class NotesViewModel: ObservableObject {
  @Published var notes: [Note] = []
  @Published var search = ""
  @Published private(set) var error: String?
  private var followers: Set<AnyCancellable> = []
  private let service: any NoteLoading

  init(service: any NoteLoading = SampleNotes()) {
    self.service = service
    $search
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .sink { [weak self] text in if !text.isEmpty { self?.error = nil } }
      .store(in: &followers)
  }

  func load() async {
    do {
      notes = try await service.notes()
    } catch {
      self.error = error.localizedDescription
    }
  }
}

@Observable @MainActor
final class Settings {
  var isLarge = false
  var name = "Cook"
}

struct NotesList: View {
  @StateObject private var viewModel = NotesViewModel()
  @Environment(Settings.self) private var settings
  @Environment(\.dismiss) private var dismiss
  @AppStorage("sorts") private var sorts = true

  var body: some View {
    NavigationStack {
      List {
        ForEach(viewModel.notes) { note in
          NavigationLink(note.title, value: note)
        }
        .onDelete { viewModel.notes.remove(atOffsets: $0) }
        Toggle("Sort", isOn: $sorts)
      }
      .navigationTitle("Notes of \(settings.name)")
      .navigationDestination(for: Note.self) { NoteView(note: $0) }
      .searchable(text: $viewModel.search)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") {
            viewModel.notes.append(Note(id: viewModel.notes.count, title: "New"))
          }
        }
      }
      .task { await viewModel.load() }
      .refreshable { await viewModel.load() }
    }
  }
}

struct NoteView: View {
  let note: Note
  @State private var position = MapCameraPosition.automatic

  var body: some View {
    VStack {
      Text(note.title).font(.title)
      Map(position: $position) { Marker(note.title, coordinate: note.place) }
    }
  }
}

struct SettingsForm: View {
  @Bindable var settings: Settings

  var body: some View {
    Form {
      TextField("Name", text: $settings.name)
      Toggle("Large", isOn: $settings.isLarge)
    }
  }
}

@main
struct NotesApp: App {
  @State private var settings = Settings()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      TabView {
        NotesList().tabItem { Label("Notes", systemImage: "note") }
        SettingsForm(settings: settings).tabItem { Label("Settings", systemImage: "gear") }
      }
      .environment(settings)
    }
    .onChange(of: phase) { _, phase in print(phase) }
  }
}

extension EnvironmentValues {
  @Entry var noteLimit: Int = 20
}

struct NoteLimit: View {
  @Environment(\.noteLimit) private var limit

  var body: some View { Text("At most \(limit) notes") }
}

#Preview("A few") {
  NoteLimit().environment(\.noteLimit, 3)
}
