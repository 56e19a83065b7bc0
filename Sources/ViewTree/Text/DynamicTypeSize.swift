/// A Dynamic Type size.
///
///     NotesList().dynamicTypeSize(.small ... .accessibility2)
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The standard sizes, of which `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The accessibility sizes, from the smallest to the largest.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Returns whether a value is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// A Boolean value that indicates whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The factor by which lengths grow beside a text style, 1 at large.
  package func scale(of style: Font.TextStyle) -> Double {
    TypeScale.shared.size(of: style, at: self) / TypeScale.shared.size(of: style, at: .large)
  }
}

/// iOS's table of text styles, from the resource `typography.json` (HIG, Typography).
struct TypeScale: Sendable {
  private struct Table: Decodable {
    struct Platform: Decodable {
      let sizes: [String: [String: [Double]]]
    }
    let iOS: Platform
    let tracking: [String: [[Double]]]
  }

  static let shared = TypeScale()
  private let sizes: [DynamicTypeSize: [Font.TextStyle: Double]]
  private let tracking: [(size: Double, points: Double)]

  private init() {
    let table: Table = Resource.decode("typography")
    var sizes: [DynamicTypeSize: [Font.TextStyle: Double]] = [:]
    for size in DynamicTypeSize.allCases {
      let styles = table.iOS.sizes["\(size)"] ?? [:]
      for style in Font.TextStyle.allCases {
        sizes[size, default: [:]][style] = styles[style.key]?.first ?? style.fallbackSize
      }
    }
    self.sizes = sizes
    tracking = (table.tracking["SFPro"] ?? []).compactMap {
      $0.count == 2 ? ($0[0], $0[1]) : nil
    }
  }

  /// The size of a style in points.
  func size(of style: Font.TextStyle, at size: DynamicTypeSize) -> Double {
    sizes[size]?[style] ?? style.fallbackSize
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// The Dynamic Type size.
  ///
  ///     @Environment(\.dynamicTypeSize) private var typeSize
  ///     let isLarge = typeSize.isAccessibilitySize
  ///     AnyLayout(isLarge ? VStackLayout() : VStackLayout(spacing: 0)) { Text("Total") }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the Dynamic Type size of the view.
  ///
  ///     ContentView().dynamicTypeSize(.accessibility2)
  ///
  /// - Parameter size: The size of text.
  /// - Returns: A view of the text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the Dynamic Type size of the view to a range.
  ///
  ///     Toolbar().dynamicTypeSize(...DynamicTypeSize.xxLarge)
  ///
  /// - Parameter range: The sizes that are allowed.
  /// - Returns: A view whose text size is clamped to the range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformingEnvironment { environment in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let low = allowed.first, let high = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, low), high)
    }
  }
}
