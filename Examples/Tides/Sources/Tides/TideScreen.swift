import SwiftUI

/// A harbour's day: the curve, its turns, and what to be reminded of.
public struct TideScreen: View {
  private let tides: [Tide]
  private let minute: Int
  @State private var reminds = false

  public init(tides: [Tide], minute: Int) {
    self.tides = tides
    self.minute = minute
  }

  public var body: some View {
    NavigationStack {
      List {
        if !tides.isEmpty {
          Section { TideCard(tides: tides, minute: minute).listRowInsets(EdgeInsets()) }
        }
        Section(header: Text("today", bundle: .module)) {
          if tides.isEmpty {
            Text("none", bundle: .module).foregroundStyle(.secondary)
          }
          ForEach(tides) { TideRow(tide: $0, isHigh: isHigh($0)) }
        }
        Section {
          Toggle(isOn: $reminds) { Text("remind", bundle: .module) }
          if reminds {
            Text("reminded", bundle: .module).font(.footnote).foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle(Text("title", bundle: .module))
    }
  }

  private func isHigh(_ tide: Tide) -> Bool {
    tide.height > tides.map(\.height).reduce(0, +) / Double(tides.count)
  }
}

/// One turn: what, when, how high.
struct TideRow: View {
  let tide: Tide
  let isHigh: Bool

  var body: some View {
    LabeledContent {
      Text(metres(tide.height)).monospacedDigit()
    } label: {
      Label {
        VStack(alignment: .leading) {
          Text(isHigh ? "high" : "low", bundle: .module)
          Text(clock).font(.subheadline).foregroundStyle(.secondary)
        }
      } icon: {
        Image(systemName: isHigh ? "arrow.up.circle.fill" : "arrow.down.circle")
          .foregroundStyle(.teal)
      }
    }
  }

  private var clock: String {
    let minutes = tide.minute % 60
    return "\(tide.minute / 60):\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
