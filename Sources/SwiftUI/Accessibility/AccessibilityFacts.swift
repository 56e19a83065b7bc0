extension View {
  /// Sets the point that a double tap of assistive technology touches, as a share of the view.
  ///
  ///     Row(alarm).accessibilityActivationPoint(.trailing)
  ///
  /// - Parameter activationPoint: The point in the view's unit square.
  /// - Returns: A view with an activation point.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    accessibilityFact(
      .activationPoint { frame in
        CGPoint(
          x: frame.minX + frame.width * activationPoint.x,
          y: frame.minY + frame.height * activationPoint.y)
      })
  }

  /// Sets the point that a double tap of assistive technology touches, in points from the view's
  /// corner.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    accessibilityFact(
      .activationPoint { frame in
        CGPoint(x: frame.minX + activationPoint.x, y: frame.minY + activationPoint.y)
      })
  }

  /// Marks the view as the place that a rotor's entry with an id leads to.
  ///
  ///     ForEach(notes) { NoteView($0).accessibilityRotorEntry(id: $0.id, in: space) }
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { accessibilityFact(.rotorEntry("\(id)")) }

  /// Links the view with others of an id, so that a person goes from one to the other.
  ///
  ///     HStack {
  ///       PhotoView(photo).accessibilityLinkedGroup(id: photo.id, in: space)
  ///       Spacer()
  ///       Text(photo.name).accessibilityLinkedGroup(id: photo.id, in: space)
  ///     }
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { accessibilityFact(.linkedGroup("\(id)")) }

  /// Binds the focus of assistive technology on the view to a condition.
  ///
  ///     Text("The name is taken.").accessibilityFocused($isErrorFocused)
  ///
  /// - Parameter condition: The projected value of an `AccessibilityFocusState`.
  /// - Returns: A view that has the focus while the condition is true.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { accessibilityFact(condition.wrappedValue ? .focus : nil) }

  /// Binds the focus of assistive technology on the view to a value.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { accessibilityFact(binding.wrappedValue == value ? .focus : nil) }

  /// Sets whether the view counts as one that a person acts on.
  ///
  ///     PhotoView(photo).onTapGesture { isOn = true }.accessibilityRespondsToUserInteraction()
  public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View { accessibilityFact(.respondsToUserInteraction(responds)) }

  /// Sets the kind of text that the view holds, by which VoiceOver chooses how to read it.
  ///
  ///     Text(source).accessibilityTextContentType(.sourceCode)
  ///
  /// - Parameter value: The kind of text.
  /// - Returns: A view with a kind of text.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    accessibilityFact(.textContentType("\(value)"))
  }

  private func accessibilityFact(_ fact: AccessibilityFact?) -> some View {
    accessibilityInfo { info in
      if let fact { info.facts.append(fact) }
    }
  }
}
