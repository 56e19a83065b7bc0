// Titles of resources: `.navigationTitle(.inbox)`, where `inbox` is a constant of a string
// catalogue.

extension View {
  /// Sets the title of the page in its navigation bar.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the line beneath the title of the page.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets the label that assistive technology speaks for the view.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets the value that assistive technology speaks for the view.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource))
  }

  /// Sets the hint that assistive technology speaks for the view.
  @_disfavoredOverload
  public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }

  /// Presents an alert while a value is true.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

  /// Presents an alert with a message while a value is true.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert about data while a value is true and there is data.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a dialog of actions while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Presents a dialog of actions with a message while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a dialog of actions for data while a value is true and there is data.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// Adds a field to search the page, whose prompt is a resource.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}
