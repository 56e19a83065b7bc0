import SwiftUI

// What Xcode's templates write beside a view: macros for the environment and for previews.

extension EnvironmentValues {
  @Entry var trailMark: String = "unmarked"
  @Entry var trailLength = 5
  @Entry public var trailKeeper: String?
  @Entry var trailAction: @MainActor (Int) -> String = { "step \($0)" }
}

struct TrailSign: View {
  @Environment(\.trailMark) private var mark
  @Environment(\.trailLength) private var length
  @Environment(\.trailKeeper) private var keeper
  @Environment(\.trailAction) private var action

  var body: some View {
    VStack {
      Text(verbatim: "\(mark), \(length) km")
      Text(verbatim: keeper ?? "nobody")
      Text(verbatim: action(length))
    }
  }
}

#Preview {
  TrailSign()
}

#Preview("Marked") {
  let mark = "blue"
  TrailSign()
    .environment(\.trailMark, mark)
}

#Preview("Wide", traits: .landscapeLeft) {
  @Previewable @State var isOn = false
  Toggle("Wide", isOn: $isOn)
}

#Preview("Small", traits: .sizeThatFitsLayout, .fixedLayout(width: 100, height: 50)) {
  TrailSign()
}
