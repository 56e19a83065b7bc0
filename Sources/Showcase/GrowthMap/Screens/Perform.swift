import SwiftUI

/// Starts work that a control asks for, and runs it up to its first true suspension at once.
///
/// With services that answer without waiting, as doubles do, what comes of it shows in the next
/// frame.
@MainActor
func perform(_ work: @escaping @MainActor () async -> Void) {
  _ = Task.immediate { await work() }
}
