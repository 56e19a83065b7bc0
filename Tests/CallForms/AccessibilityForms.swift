import SwiftUI

/// The forms of what assistive technology is told.
struct AccessibilityForms: View {
  @State private var isOn = false
  @Namespace private var space
  @AccessibilityFocusState private var hasFocus: Bool
  @AccessibilityFocusState(for: .voiceOver) private var field: Int?
  private let string = "a string"

  var body: some View {
    labels
    elements
    traits
    actions
    former
    others
    described
  }

  @ViewBuilder private var labels: some View {
    Text("A").accessibilityLabel("B")
    Text("A").accessibilityLabel(string)
    Text("A").accessibilityLabel(Text("B"))
    Text("A").accessibilityLabel(isOn ? "B" : "C")
    VStack { Text("A") }.accessibilityLabel(Text("B") + Text("C"))
    VStack { Text("A") }.accessibilityLabel { label in
      label
      Text("B")
    }
    VStack { Text("A") }.accessibilityLabel("B", isEnabled: isOn)
    Text("A").accessibilityValue("1")
    Text("A").accessibilityValue(string)
    Text("A").accessibilityValue(Text("1"))
    Text("A").accessibilityHint("C")
    Text("A").accessibilityHint(string)
    Text("A").accessibilityHint(Text("C"))
    Text("A").accessibilityIdentifier("id")
    Text("A").accessibilityIdentifier(string + "\(1)")
    Text("A").accessibilityInputLabels(["A", "B"])
    Text("A").accessibilityInputLabels([Text("A")])
    Text("A").accessibilityHeading(.h1)
    Text("A").accessibilityTextContentType(.sourceCode)
    Text("A").help("B")
    Text("A").help(string)
    Text("A").help(Text("B"))
  }

  @ViewBuilder private var elements: some View {
    VStack { Text("A") }.accessibilityElement()
    VStack { Text("A") }.accessibilityElement(children: .ignore)
    VStack { Text("A") }.accessibilityElement(children: .combine)
    VStack { Text("A") }.accessibilityElement(children: AccessibilityChildBehavior.contain)
    Text("A").accessibilityHidden(true)
    Text("A").accessibilityHidden(!isOn)
    VStack { Text("A") }.accessibilityHidden(true, isEnabled: isOn)
    VStack { Text("A") }.accessibilityChildren { Text("B") }
    VStack { Text("A") }.accessibilityRepresentation { Toggle("B", isOn: $isOn) }
    Text("A").accessibilitySortPriority(1)
    Text("A").accessibilityLabeledPair(role: .label, id: "a", in: space)
    Text("A").accessibilityLinkedGroup(id: "a", in: space)
    Text("A").accessibilityRotor("B") { AccessibilityRotorEntry("C", id: 1) }
    Text("A").accessibilityFocused($hasFocus)
    Text("A").accessibilityFocused($field, equals: 1)
  }

  @ViewBuilder private var traits: some View {
    Text("A").accessibilityAddTraits(.isHeader)
    Text("A").accessibilityAddTraits([.isButton, .isSelected])
    Text("A").accessibilityAddTraits(isOn ? .isSelected : [])
    Text("A").accessibilityRemoveTraits(.isImage)
    Text("A").accessibilityRemoveTraits([.isButton, .isStaticText])
    Text("A").accessibilityRespondsToUserInteraction(false)
    Text("A").accessibilityIgnoresInvertColors()
    Text("A").accessibilityShowsLargeContentViewer()
    Text("A").accessibilityShowsLargeContentViewer { Text("B") }
    Text("A").accessibilityActivationPoint(.center)
    Text("A").accessibilityDirectTouch()
  }

  private func act() {}

  @ViewBuilder private var actions: some View {
    Text("A").accessibilityAction {}
    Text("A").accessibilityAction(.escape) { act() }
    Text("A").accessibilityAction(.default, act)
    Text("A").accessibilityAction(named: "D") {}
    Text("A").accessibilityAction(named: Text("D"), act)
    Text("A").accessibilityAction(named: string) {}
    Text("A").accessibilityAction(action: act) { Text("D") }
    Text("A").accessibilityActions { Button("B") {} }
    Text("A").accessibilityAdjustableAction { direction in
      switch direction {
      case .increment, .decrement: act()
      @unknown default: break
      }
    }
    Text("A").accessibilityScrollAction { edge in if edge == .top { act() } }
    Text("A").accessibilityZoomAction { action in if action.direction == .zoomIn { act() } }
    Text("A").accessibilityCustomContent("B", "C")
    Text("A").accessibilityCustomContent(Text("B"), Text("C"), importance: .high)
  }

  @ViewBuilder private var former: some View {
    Text("A").accessibility(label: Text("B"))
    Text("A").accessibility(value: Text("B"))
    Text("A").accessibility(hint: Text("B"))
    Text("A").accessibility(identifier: "id")
    Text("A").accessibility(hidden: false)
    Text("A").accessibility(addTraits: .isButton)
    Text("A").accessibility(removeTraits: .isImage)
    Text("A").accessibility(sortPriority: 1)
    Text("A").accessibility(inputLabels: [Text("B")])
  }

  @ViewBuilder private var others: some View {
    Text("A").speechSpellsOutCharacters()
    Text("A").speechAlwaysIncludesPunctuation(true)
    Text("A").speechAdjustedPitch(0.5)
    Text("A").speechAnnouncementsQueued()
    Text("A").environment(\.accessibilityEnabled, true)
  }

  private struct Description: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
      let hours = AXNumericDataAxisDescriptor(
        title: "Hours", range: 0...24, gridlinePositions: [0, 12, 24]
      ) { "\($0) hours" }
      let series = AXDataSeriesDescriptor(
        name: "Sleep", isContinuous: false,
        dataPoints: [
          AXDataPoint(
            x: "Mon", y: 8, additionalValues: [.number(1), .category("deep")], label: "good")
        ])
      return AXChartDescriptor(
        title: "Sleep", summary: nil, xAxis: days, yAxis: hours, additionalAxes: [],
        series: [series])
    }
  }

  @ViewBuilder private var described: some View {
    Text("A").accessibilityChartDescriptor(Description())
  }
}
