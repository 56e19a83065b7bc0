/// A bar's title above its subtitle, in the middle of a row or at the beginning of a large title.
struct Subtitled<Title: View>: View {
  let title: Title
  let subtitle: Text
  let isLarge: Bool

  /// The size of the letters in a row, in points; an estimate.
  private static var rowSize: Double { 12 }
  /// The line of a subtitle beneath a large title, in points; subheadline's.
  private static var line: Double { 20 }

  var body: some View {
    VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
      title
      subtitle.font(isLarge ? .subheadline : .system(size: Self.rowSize))
        .foregroundStyle(.secondary)
    }
  }

  /// Returns the height that a subtitle adds to a large title, in points.
  static func largeLine(at typeSize: DynamicTypeSize) -> Double {
    line * min(typeSize, SystemMetrics.NavigationBar.largestTitle).scale(of: .subheadline)
  }
}

extension View {
  /// Sets a bar's title above its subtitle; a title without one stays as it is, also in
  /// descriptions.
  @ViewBuilder func subtitled(_ subtitle: Text?, isLarge: Bool) -> some View {
    if let subtitle {
      Subtitled(title: self, subtitle: subtitle, isLarge: isLarge)
    } else {
      self
    }
  }
}
