/// A view that shows the progress of a task, or that one is going on.
///
///     ProgressView("Loading", value: 0.3)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  /// The configuration given to a style, where the view is made of that.
  private var configuration: ProgressViewStyleConfiguration?

  private init(_ fraction: Double?, _ label: Label?, _ current: CurrentValueLabel?) {
    (self.fraction, self.label, currentValueLabel) = (fraction, label, current)
  }

  /// The content of the view.
  public var body: some View {
    StyledControl(
      configuration: configuration
        ?? ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { .init($0) },
          currentValueLabel: currentValueLabel.map { .init($0) }),
      standard: AnyControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) })
  }
}

/// The share of a total that is done, from 0 to 1.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  value.map { total > 0 ? min(1, max(0, Double($0 / total))) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() where Label == EmptyView { self.init(nil, nil, nil) }

  /// Creates a spinner with a label of views.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }

  /// Creates a spinner with a localised title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), nil)
  }

  /// Creates a spinner with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), nil)
  }

  /// Creates a bar of progress.
  ///
  /// - Parameters:
  ///   - value: The amount done, or nil for a spinner.
  ///   - total: The amount of the whole task.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(share(value, of: total), nil, nil)
  }

  /// Creates a bar with a label of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(share(value, of: total), label(), nil) }

  /// Creates a bar of progress with a localised title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the localised title.
  ///   - value: The amount done, or nil for a spinner.
  ///   - total: The amount of the whole task.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text { self.init(share(value, of: total), Text(titleKey), nil) }

  /// Creates a bar with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text { self.init(share(value, of: total), Text(title), nil) }

  /// Creates a bar with a label that fills, or empties, in an interval; a still shows its
  /// beginning.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(countsDown ? 1 : 0, label(), nil) }

  /// Creates a bar that follows Foundation's progress.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(progress.fractionCompleted, nil, nil)
  }
}

extension ProgressView {
  /// Creates a bar with labels of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(share(value, of: total), label(), currentValueLabel()) }

  /// Creates a bar that fills, or empties, in an interval; a still shows its beginning.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(countsDown ? 1 : 0, label(), currentValueLabel()) }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// Creates a bar that fills, or empties, in an interval; a still shows its beginning.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(countsDown ? 1 : 0, nil, nil)
  }

  /// Creates a progress view from the configuration of a style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(nil, nil, nil)
    self.configuration = configuration
  }
}

extension View {
  /// Sets the style of the progress views in the view.
  ///
  ///     ProgressView(value: 0.3).progressViewStyle(.circular)
  ///
  /// - Parameter style: The style.
  /// - Returns: A view whose progress views have the style.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(
      AnyControlStyle(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}
