import SwiftUI

extension SpecimenFamily {
  /// Progress and gauges.
  static let status = SpecimenFamily(
    "status", title: "Ход и показания",
    pages: [8, 1],
    parts: [
      Specimen("ProgressView, spinning; sizes") {
        HStack(spacing: 24) {
          ProgressView().controlSize(.mini)
          ProgressView()
          ProgressView().controlSize(.large)
          ProgressView().tint(.red)
        }
      },
      Specimen("ProgressView, spinning, label") { ProgressView("Загрузка") },
      Specimen("ProgressView, value: 0, 0.4, 1") {
        VStack(spacing: 8) {
          ProgressView(value: 0.0)
          ProgressView(value: 0.4)
          ProgressView(value: 1.0)
        }
      },
      Specimen("ProgressView, label, current value, tint") {
        ProgressView(value: 0.4) {
          Text("Загрузка карты")
        } currentValueLabel: {
          Text("40 %")
        }
        .tint(.green)
      },
      Specimen("ProgressView, .circular with a value") {
        ProgressView(value: 0.4).progressViewStyle(.circular)
      },
      Specimen("Gauge, .automatic") {
        Gauge(value: 0.4) {
          Text("Заряд")
        } currentValueLabel: {
          Text("40 %")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
      },
      Specimen("Gauge, .linearCapacity, tint") {
        Gauge(value: 0.7) { Text("Память") }.gaugeStyle(.linearCapacity).tint(.purple)
      },
      Specimen("Gauge, .accessoryCircular, .accessoryCircularCapacity") {
        HStack(spacing: 20) {
          gauge.gaugeStyle(.accessoryCircular)
          gauge.gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.green, .yellow, .red]))
          gauge.gaugeStyle(.accessoryCircularCapacity)
        }
      },
      Specimen("Gauge, .accessoryLinear, .accessoryLinearCapacity") {
        VStack(spacing: 10) {
          gauge.gaugeStyle(.accessoryLinear)
          gauge.gaugeStyle(.accessoryLinearCapacity)
        }
      },
    ])

  @MainActor private static var gauge: some View {
    Gauge(value: 18, in: -10...40) {
      Text("°C")
    } currentValueLabel: {
      Text("18")
    } minimumValueLabel: {
      Text("-10")
    } maximumValueLabel: {
      Text("40")
    }
  }
}
