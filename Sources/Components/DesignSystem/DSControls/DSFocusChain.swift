import SwiftUI

extension View {
  /// Makes a field part of a chain: what submits it moves the focus to the next, and from the last
  /// away.
  ///
  ///     DSTextField("Name", text: $name).dsFocus($field, "name", in: ["name", "email"])
  ///     DSTextField("Email", text: $text).dsFocus($field, "email", in: ["name", "email"])
  ///
  /// - Parameters:
  ///   - focus: The field that has the focus.
  ///   - field: This one.
  ///   - chain: All of them in their order.
  /// - Returns: The field, with the word on its return key that says what it does.
  public func dsFocus<Field: Hashable>(
    _ focus: FocusState<Field?>.Binding, _ field: Field, in chain: [Field]
  ) -> some View {
    let next = chain.firstIndex(of: field).map { chain.dropFirst($0 + 1).first } ?? nil
    return focused(focus, equals: field)
      .submitLabel(next == nil ? .done : .next)
      .onSubmit { focus.wrappedValue = next }
  }
}
