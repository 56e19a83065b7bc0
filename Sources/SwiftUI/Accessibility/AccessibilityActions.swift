extension View {
  /// Adds an action for assistive technology.
  ///
  ///     Card().accessibilityAction { open() }
  ///
  /// - Parameters:
  ///   - kind: The kind of the action.
  ///   - handler: The closure to call.
  /// - Returns: A view with the action.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityInfo { $0.actions.append(AccessibilityAction(kind.name, handler)) }
  }

  /// Adds an action with a name, which a person chooses from a list.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(
      AccessibilityTextModifier(text: name) { info, words in
        info.actions.append(AccessibilityAction(words, handler))
      })
  }

  /// Adds an action with a localised name, which a person chooses from a list.
  ///
  ///     MessageRow(message).accessibilityAction(named: "Archive") { archive(message) }
  ///
  /// - Parameters:
  ///   - nameKey: The key of the localised name.
  ///   - handler: The closure to call.
  /// - Returns: A view with the action.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

  /// Adds an action with a name, which a person chooses from a list.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(verbatim: String(name)), handler) }

  /// Adds an action whose name is made of views.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(
      AccessibilityContentModifier(label: label()) { info, words in
        info.actions.append(AccessibilityAction(words, action))
      })
  }

  /// Adds buttons as actions for assistive technology.
  ///
  ///     NoteView(note).accessibilityActions {
  ///       Button("Pin", action: save)
  ///       Button("Delete") { delete(note) }
  ///     }
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(AccessibilityActionsModifier(buttons: content())) }

  /// Adds an action that increments and decrements the view's value for assistive technology.
  ///
  ///     RatingView(stars).accessibilityAdjustableAction { direction in
  ///       stars += direction == .increment ? 1 : -1
  ///     }
  ///
  /// - Parameter handler: A closure that receives the direction.
  /// - Returns: A view that can be adjusted.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityInfo { info in
      info.traits.insert(.isAdjustable)
      info.actions += [
        AccessibilityAction("increment") { handler(.increment) },
        AccessibilityAction("decrement") { handler(.decrement) },
      ]
    }
  }

  /// Adds actions that scroll the view's content for assistive technology: `scroll top` and the
  /// like.
  ///
  ///     Pages(page).accessibilityScrollAction { edge in turn(to: edge) }
  ///
  /// - Parameter handler: A closure that receives the edge to scroll towards.
  /// - Returns: A view that can be scrolled.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    accessibilityInfo { info in
      info.actions += Edge.allCases.map { edge in
        AccessibilityAction("scroll \(edge)") { handler(edge) }
      }
    }
  }

  /// Adds the actions `zoom in` and `zoom out` for assistive technology, about the view's middle.
  ///
  ///     MapView().accessibilityZoomAction { action in zoom(action.direction) }
  ///
  /// - Parameter handler: A closure that receives the direction and the place.
  /// - Returns: A view that can be zoomed.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityInfo { info in
      info.actions += [
        AccessibilityAction("zoom in") { handler(.init(.zoomIn)) },
        AccessibilityAction("zoom out") { handler(.init(.zoomOut)) },
      ]
    }
  }

  /// Sets the priority by which assistive technology reads siblings, the highest first.
  ///
  ///     Text("Read first").accessibilitySortPriority(1)
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibilityInfo("accessibilitySortPriority", Double(sortPriority).written) {
      $0.sortPriority = sortPriority
    }
  }

  /// Sets the names of the view for Voice Control, the most important first.
  ///
  ///     Button("", systemImage: "trash") {}.accessibilityInputLabels([Text("Delete")])
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(InputLabelsModifier(labels: inputLabels))
  }

  /// Sets the localised names of the view for Voice Control, the most important first.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets the names of the view for Voice Control, the most important first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
  }

  /// Pairs the view with another, so that a content is read with the words of its label.
  ///
  ///     HStack {
  ///       Text("Volume").accessibilityLabeledPair(role: .label, id: "volume", in: space)
  ///       Text("40 %").accessibilityLabeledPair(role: .content, id: "volume", in: space)
  ///     }
  ///
  /// - Parameters:
  ///   - role: A value that indicates whether the view is the label or the content.
  ///   - id: The identity of the pair.
  ///   - namespace: The namespace of the identity.
  /// - Returns: A view that is part of a pair.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { accessibilityInfo { $0.pair = (AnyHashable(id), role == .label) } }

  /// Adds a rotor, a list of places that a person turns through.
  ///
  ///     List(notes) { NoteView($0) }
  ///       .accessibilityRotor("Pinned") {
  ///         ForEach(notes.filter(\.isPinned)) { AccessibilityRotorEntry($0.title, id: $0.id) }
  ///       }
  ///
  /// - Parameters:
  ///   - labelKey: The key of the localised name.
  ///   - entries: The places.
  /// - Returns: A view with a rotor.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View {
    modifier(RotorModifier(name: Text(labelKey), entries: entries()._labels))
  }

  /// Adds content that assistive technology reads on demand.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View { modifier(CustomContentModifier(label: label, value: value)) }

  /// Adds content that assistive technology reads on demand, by a localised key.
  ///
  ///     ContactRow(contact).accessibilityCustomContent("City", Text(contact.city))
  ///
  /// - Parameters:
  ///   - labelKey: The key of the localised label.
  ///   - value: The content.
  ///   - importance: A value that tells when the content is read, which is not used here.
  /// - Returns: A view with the content.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AccessibilityContentImportance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// Adds content that assistive technology reads on demand, by localised keys.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds content that assistive technology reads on demand.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AccessibilityContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(
      Text(labelKey), Text(verbatim: String(value)), importance: importance)
  }
}

/// Makes actions of the buttons within other views, which are not drawn.
private struct AccessibilityActionsModifier<Buttons: View>: PrimitiveModifier {
  let buttons: Buttons

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    var inner = context.entering(.type(Self.self))
    inner.stackAxis = nil
    let actions = inner.elements(of: modifier.buttons).flatMap(\.spokenActions)
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.actions += actions
    }
  }
}

/// Makes named actions of the buttons of one of the system's menus, where somebody wants a
/// description.
struct SystemActionsModifier<Buttons: View>: PrimitiveModifier {
  let buttons: Buttons

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    guard context.session.describesViews else {
      return Target._lower(content, context, &output)
    }
    AccessibilityActionsModifier._lower(
      AccessibilityActionsModifier(buttons: modifier.buttons), content, context, &output)
  }
}

extension Element {
  /// The taps here and below, by what is said of them.
  fileprivate var spokenActions: [AccessibilityAction] {
    for case .tap(let action) in interactions {
      return [AccessibilityAction(spokenLabel, action)]
    }
    return elements.flatMap(\.spokenActions)
  }
}

private struct InputLabelsModifier: PrimitiveModifier {
  let labels: [Text]

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let words = modifier.labels.map { $0.string(in: context.environment) }
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.inputLabels = words
    }
  }
}

private struct RotorModifier: PrimitiveModifier {
  let name: Text
  let entries: [Text]

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let entries = modifier.entries.map { $0.string(in: context.environment) }
    let rotor =
      modifier.name.string(in: context.environment) + ": " + entries.joined(separator: ", ")
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.rotors.append(rotor)
    }
  }
}

private struct CustomContentModifier: PrimitiveModifier {
  let label: Text
  let value: Text

  static func _lower<Target: View>(
    _ modifier: Self, _ content: Target, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let words = [modifier.label, modifier.value].map { $0.string(in: context.environment) }
    context.annotate(content, &output, where: { !$0.hasAccessibility }) {
      $0.accessibility.customContent.append(words.joined(separator: ": "))
    }
  }
}
