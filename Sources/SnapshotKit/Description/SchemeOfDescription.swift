import Foundation

extension ScreenDescription {
  /// Returns a description that tells both schemes' colours, as one scheme shows them.
  func picked(_ scheme: Scheme) -> ScreenDescription {
    let pattern = /(#[0-9A-F]{6,8}) dark (#[0-9A-F]{6,8})/
    let views = views.map { view in
      Item(
        name: view.name, id: view.id, parent: view.parent, depth: view.depth, frame: view.frame,
        source: view.source,
        properties: view.properties.map { property in
          guard property.name != "text", property.value.contains(" dark #") else { return property }
          return Property(
            name: property.name,
            value: property.value.replacing(pattern) { scheme == .dark ? $0.2 : $0.1 })
        })
    }
    return ScreenDescription(
      format: format, screen: screen, device: device, orientation: orientation, scheme: scheme,
      variant: variant, step: step, views: views)
  }
}
