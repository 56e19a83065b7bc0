import DisplayList
import Foundation

/// The picture of a device: an app's window among others, and the system's parts over both.
struct DevicePicture {
  let table: DeviceTable
  let device: Device
  let orientation: Orientation
  let scheme: Scheme
  let variant: Variant?
  /// A Boolean value that indicates whether the window is cropped from the screen around it.
  var isCropped = false
  /// A Boolean value that indicates whether lines mark the areas that apps should keep free.
  var showsSafeArea = false
  /// The locale of the system's words, unless the variant has one.
  let locale: Locale
  let text: any TextMeasuring

  private var window: DeviceWindow { variant.window }

  /// Returns the whole picture of a layout.
  func list(of layout: DisplayList) -> DisplayList {
    var list = picture(of: layout)
    if showsSafeArea { list.items += guides.map { DrawItem($0) } }
    return list
  }

  private var guides: [DrawOperation] {
    let geometry = table.geometry(of: device, in: orientation, window: window)
    let place = isCropped ? nil : table.frame(of: window, on: device, in: orientation)
    return SafeAreaGuides(
      window: CGRect(origin: place?.origin ?? .zero, size: geometry.size),
      insets: geometry.safeArea, cutout: geometry.cutout
    ).operations
  }

  private func picture(of layout: DisplayList) -> DisplayList {
    let frame = table.frame(of: window, on: device, in: orientation)
    guard let frame else { return shown(layout, appEdge: nil) }
    guard !isCropped else { return WindowScene.alone(layout) }
    let scene = WindowScene(window: window, frame: frame, size: device.size(in: orientation))
    return shown(scene.around(layout), appEdge: window.kind == .split ? frame.maxX : 0)
  }

  private func shown(_ layout: DisplayList, appEdge: Double?) -> DisplayList {
    var list = layout
    let geometry = table.geometry(of: device, in: orientation)
    list.add(
      DeviceChrome(
        device: device, orientation: orientation, geometry: geometry, scheme: scheme,
        bars: list.systemBars, appEdge: appEdge,
        statusBlock: table.statusBlock(of: device, in: orientation), variant: variant,
        indicatorGrounds: geometry.homeIndicator.map {
          list.grounds(behind: $0, picking: scheme.pick)
        } ?? [],
        locale: variant.locale(in: locale), text: text))
    return list
  }
}
