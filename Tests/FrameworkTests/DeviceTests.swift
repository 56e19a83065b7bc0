import AppNetwork
import BackgroundTasks
import Photos
import StageSupport
import SwiftUI
import Testing

/// What a device that has just been set up answers.
@MainActor @Suite(.serialized) struct DeviceTests {
  private struct Status: View {
    @State private var text = "unknown"
    private let monitor = NWPathMonitor()

    var body: some View {
      Text(text).onAppear {
        monitor.pathUpdateHandler = { path in
          let isThere = path.status == .satisfied
          DispatchQueue.main.async { text = isThere ? "online" : "offline" }
        }
        monitor.start(queue: DispatchQueue(label: "monitor"))
      }
    }
  }

  @Test func theNetworkIsThere() async throws {
    #expect(try Stage(Status()).texts() == ["online"])
    NWPathMonitor.know(NWPath(status: .unsatisfied))
    defer { NWPathMonitor.know(NWPath()) }
    #expect(try Stage(Status()).texts() == ["offline"])
    #expect(NWPathMonitor().currentPath.availableInterfaces.isEmpty)
  }

  @Test func interfacesAreTold() async {
    let path = NWPathMonitor().currentPath
    #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
    #expect(!path.isExpensive && path.supportsDNS)
    #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
    var told: [NWPath.Status] = []
    for await path in NWPathMonitor() { told.append(path.status) }
    #expect(told == [.satisfied])
  }

  @Test func theLibraryIsEmpty() async throws {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .denied)
    await #expect(throws: PHPhotosError(.accessUserDenied)) {
      try await PHPhotoLibrary.shared().performChanges {}
    }
    PHPhotoLibrary.know(.authorized)
    defer { PHPhotoLibrary.know(nil) }
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .authorized)
    try await PHPhotoLibrary.shared().performChanges {
      PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
    }
    let found = PHAsset.fetchAssets(with: .image, options: PHFetchOptions())
    #expect(found.count == 0 && found.firstObject == nil)
    #expect(found.object(at: 3).localIdentifier.isEmpty)
  }

  @Test func workIsPlannedAndNotDone() async throws {
    let scheduler = BGTaskScheduler.shared
    scheduler.register(forTaskWithIdentifier: "refresh", using: nil) {
      $0.setTaskCompleted(success: true)
    }
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 60)
    try scheduler.submit(request)
    try scheduler.submit(BGProcessingTaskRequest(identifier: "refresh"))
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["refresh"])
    scheduler.cancel(taskRequestWithIdentifier: "refresh")
    scheduler.getPendingTaskRequests { requests in #expect(requests.isEmpty) }
  }
}
