import SwiftUI

/// The place of a figure at an accessibility size.
public enum StatItemArrangement: Hashable, Sendable {
  /// Beside its name where both have room on a line, else above it.
  case automatic
  /// Beside its name.
  case beside
  /// Above its name.
  case above
}

private enum ArrangementKey: EnvironmentKey {
  static var defaultValue: StatItemArrangement { .automatic }
}

extension EnvironmentValues {
  /// The place of figures at accessibility sizes.
  var statItemArrangement: StatItemArrangement {
    get { self[ArrangementKey.self] }
    set { self[ArrangementKey.self] = newValue }
  }
}

extension View {
  /// Places the figures of items at accessibility sizes, so that those of a column agree.
  ///
  ///     ViewThatFits(in: .horizontal) {
  ///       column.statItemArrangement(.beside)
  ///       column.statItemArrangement(.above)
  ///     }
  public func statItemArrangement(_ arrangement: StatItemArrangement) -> some View {
    environment(\.statItemArrangement, arrangement)
  }
}
