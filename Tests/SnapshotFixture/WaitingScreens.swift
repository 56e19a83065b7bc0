import Foundation
import SnapshotKit
import SwiftUI

/// Screens that wait for what never comes.
let waitingScreens = [
  Screen("sleep", title: "Sleeps") {
    sleepForEver()
    return Color.red
  },
  Screen("semaphore", title: "Waits for a signal") {
    DispatchSemaphore(value: 0).wait()
    return Color.red
  },
  Screen("lock", title: "Waits for a lock that it holds") {
    let lock = NSLock()
    lock.lock()
    lock.lock()
    return Color.red
  },
  Screen("task", title: "Has a task that never ends") {
    Text("Ждём").task { try? await Task.sleep(for: .seconds(1_000_000)) }
  },
  Screen("slow", title: "Sleeps for two seconds") {
    sleep(2)
    return Text("Готово")
  },
  Screen("child", title: "Starts a process that outlives it") {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["20"]
    try process.run()
    return Text("Сам")
  },
]

private func sleepForEver() {
  while true { sleep(1000) }
}
