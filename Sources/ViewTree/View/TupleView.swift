@_spi(Reflection) import Swift

/// A view made of several views, one after the other.
///
///     func pair<A: View, B: View>(@ViewBuilder _ content: () -> TupleView<(A, B)>) -> some View {
///       let (first, second) = content().value
///       return HStack { first; Spacer(); second }
///     }
///
/// They are stored apart: a view is copied with each modifier that is applied to it, and all within
/// it.
public struct TupleView<T>: PrimitiveView {
  @usableFromInline
  final class Views {
    /// A variable, for only that is read in its place.
    @exclusivity(unchecked) @usableFromInline var content: T
    @usableFromInline let members: any TupleMembers.Type

    @inlinable
    init(_ content: T, _ members: any TupleMembers.Type) {
      self.content = content
      self.members = members
    }
  }

  @usableFromInline let views: Views

  /// The views, as a tuple.
  public var value: T { views.content }

  /// Creates a view of a tuple of views.
  public init(_ value: T) { views = Views(value, FoundMembers<T>.self) }

  /// Creates a view of a tuple whose members the caller knows a way to.
  @inlinable
  init(_ value: T, _ members: any TupleMembers.Type) { views = Views(value, members) }

  /// Appends the elements of the view.
  public static func _lower(
    _ view: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    withUnsafePointer(to: &view.views.content) {
      view.views.members.lower(UnsafeRawPointer($0), context, &output)
    }
  }

  /// The views one by one.
  @MainActor var members: [any View] {
    withUnsafePointer(to: &views.content) { views.members.all(UnsafeRawPointer($0)) }
  }
}

extension TupleView: ComparableForSameness {
  func isSame(as other: Self) -> Bool {
    views === other.views || areSame(views.content, other.views.content)
  }
}

/// A way to the views of a tuple at an address, which it does not keep.
@MainActor @usableFromInline
protocol TupleMembers {
  /// Appends the elements of the views.
  static func lower(
    _ place: UnsafeRawPointer, _ context: LoweringContext, _ output: inout [Element])

  /// The views one by one.
  static func all(_ place: UnsafeRawPointer) -> [any View]
}

/// The views of a builder, whose types are known where it is called.
@usableFromInline
struct BuiltMembers<each Content: View>: TupleMembers {
  /// Each view is read where it lies: to take the tuple apart would copy all of it, and then each.
  @usableFromInline
  static func lower(
    _ place: UnsafeRawPointer, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var place = place
    var index = 0
    repeat lower((each Content).self, at: &place, &index, context, &output)
  }

  private static func lower<Child: View>(
    _ type: Child.Type, at place: inout UnsafeRawPointer, _ index: inout Int,
    _ context: LoweringContext, _ output: inout [Element]
  ) {
    let child = place.alignedUp(for: type)
    place = child + MemoryLayout<Child>.size
    Child._lower(
      child.assumingMemoryBound(to: type).pointee, context.entering(.index(index)), &output)
    index += 1
  }

  @usableFromInline
  static func all(_ place: UnsafeRawPointer) -> [any View] {
    let content = place.assumingMemoryBound(to: (repeat each Content).self)
    var views: [any View] = []
    repeat views.append(each content.pointee)
    return views
  }
}

/// The views of a tuple whose type alone is known, looked for among its members.
private struct FoundMembers<Members>: TupleMembers {
  static func lower(
    _ place: UnsafeRawPointer, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let views = all(place)
    if views.isEmpty, Members.self != Void.self {
      context.session.warn("TupleView draws nothing of \(Members.self), which has no views in it.")
    }
    for (index, view) in views.enumerated() {
      lower(view, context.entering(.index(index)), &output)
    }
  }

  private static func lower<Child: View>(
    _ view: Child, _ context: LoweringContext, _ output: inout [Element]
  ) { Child._lower(view, context, &output) }

  static func all(_ place: UnsafeRawPointer) -> [any View] {
    if let type = Members.self as? any View.Type { return [read(type, place)] }
    var views: [any View] = []
    _ = _forEachField(of: Members.self) { _, offset, type, _ in
      if let type = type as? any View.Type { views.append(read(type, place + offset)) }
      return true
    }
    return views
  }

  private static func read<Child: View>(_ type: Child.Type, _ place: UnsafeRawPointer) -> Child {
    place.assumingMemoryBound(to: type).pointee
  }
}
