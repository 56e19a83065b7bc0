/// How assistive technology treats what lies within a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: AccessibilityInfo.Children

  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  public static let contain = AccessibilityChildBehavior(children: .contain)
  public static let combine = AccessibilityChildBehavior(children: .combine)
}

extension View {
  /// Makes one element of the view for assistive technology.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { accessibilityInfo { $0.children = children.children } }

  /// Whether assistive technology passes the view over.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityInfo { $0.isHidden = hidden }
  }

  /// Whether assistive technology passes the view over, if a condition holds.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// What else the view is to assistive technology.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityInfo { $0.traits.formUnion(traits) }
  }

  /// What the view is not to assistive technology.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityInfo {
      $0.traits.subtract(traits)
      $0.removedTraits.formUnion(traits)
    }
  }

  /// How deep a heading is.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityInfo {
      $0.isHeader = true
      $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// All that assistive technology is to know, as before iOS 14.
  public func accessibility(
    label: Text? = nil, value: Text? = nil, hint: Text? = nil, identifier: String? = nil,
    hidden: Bool? = nil
  ) -> some View {
    modifier(
      AccessibilityTextModifier(text: label ?? Text(verbatim: "")) { info, words in
        if label != nil { info.label = words }
        if let identifier { info.identifier = identifier }
        if let hidden { info.isHidden = hidden }
      }
    )
    .modifier(
      AccessibilityTextModifier(text: value ?? Text(verbatim: "")) { info, words in
        if value != nil { info.value = words }
      }
    )
    .modifier(
      AccessibilityTextModifier(text: hint ?? Text(verbatim: "")) { info, words in
        if hint != nil { info.hint = words }
      })
  }

  /// What the view is found by when it is called by voice, as before iOS 14.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// When the view is read out, as before iOS 14.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// What else the view is to assistive technology, as before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// What the view is not to assistive technology, as before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// What a tooltip says of the view: its hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// What a tooltip says of the view: its hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// What a tooltip says of the view: its hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
