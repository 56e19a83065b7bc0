/// The margins that an app sets around a list's section, in points; nil for the list's own.
struct ListSectionMargins {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// Returns these margins, with another's where these say nothing.
  func filled(from other: ListSectionMargins) -> ListSectionMargins {
    ListSectionMargins(
      top: top ?? other.top, leading: leading ?? other.leading, bottom: bottom ?? other.bottom,
      trailing: trailing ?? other.trailing)
  }
}

private enum ListSectionMarginsKey: EnvironmentKey {
  static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

extension EnvironmentValues {
  /// The margins of a list's sections that name none of their own.
  var listSectionMargins: ListSectionMargins {
    get { self[ListSectionMarginsKey.self] }
    set { self[ListSectionMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets the margins of a section, or of the sections of the lists in the view.
  ///
  ///     List {
  ///       Section("Photos") { PhotoRow(photo) }
  ///         .listSectionMargins(.horizontal, 0)
  ///     }
  ///
  /// - Parameters:
  ///   - edges: The edges at which the margin is set.
  ///   - length: The margin, in points; nil for the list's own.
  /// - Returns: A view whose sections have the margins.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    let margins = ListSectionMargins(
      top: edges.contains(.top) ? length : nil,
      leading: edges.contains(.leading) ? length : nil,
      bottom: edges.contains(.bottom) ? length : nil,
      trailing: edges.contains(.trailing) ? length : nil)
    return listRow { $0.sectionMargins = margins }
      .transformingEnvironment {
        $0.listSectionMargins = margins.filled(from: $0.listSectionMargins)
      }
  }
}
