/// The tags of a feature that decide what it is and what it is called.
struct TileTags {
  var featureClass = ""
  var subclass = ""
  /// `tunnel`, `bridge` or `ford`.
  var crossing = ""
  var name: String?
  var adminLevel = 0.0
  var isMaritime = false
}

/// Finds the tags of a layer's features: a layer lists its keys and values once.
struct TileTagReader {
  private enum Key {
    case featureClass, subclass, crossing, adminLevel, maritime, name
    /// The name in the language that is asked for.
    case translation
  }

  private let keys: [Key?]
  private let values: [VectorTile_Tile.Value]

  init(_ layer: VectorTile_Tile.Layer, language: String?) {
    let translations = language.map { ["name:\($0)", "name_\($0)"] } ?? []
    keys = layer.keys.map { key in
      switch key {
      case "class": .featureClass
      case "subclass": .subclass
      case "brunnel": .crossing
      case "admin_level": .adminLevel
      case "maritime": .maritime
      case "name": .name
      default: translations.contains(key) ? .translation : nil
      }
    }
    values = layer.values
  }

  func tags(
    of feature: VectorTile_Tile.Feature
  ) throws(MapTilesError.FeatureProblem) -> TileTags {
    let numbers = feature.tags
    guard numbers.count.isMultiple(of: 2) else { throw .tag }
    var tags = TileTags()
    var translation: String?
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let (key, value) = (Int(numbers[index]), Int(numbers[index + 1]))
      guard key < keys.count, value < values.count else { throw .tag }
      switch keys[key] {
      case .featureClass: tags.featureClass = values[value].stringValue
      case .subclass: tags.subclass = values[value].stringValue
      case .crossing: tags.crossing = values[value].stringValue
      case .adminLevel: tags.adminLevel = values[value].number
      case .maritime: tags.isMaritime = values[value].number != 0
      case .name: tags.name = values[value].stringValue
      case .translation:
        if translation?.isEmpty ?? true { translation = values[value].stringValue }
      case nil: break
      }
    }
    if let translation, !translation.isEmpty { tags.name = translation }
    if tags.name?.isEmpty == true { tags.name = nil }
    return tags
  }
}

extension VectorTile_Tile.Value {
  /// The number, of whichever type; a truth is 1, a text 0.
  fileprivate var number: Double {
    if hasIntValue { return Double(intValue) }
    if hasUintValue { return Double(uintValue) }
    if hasSintValue { return Double(sintValue) }
    if hasFloatValue { return Double(floatValue) }
    if hasDoubleValue { return doubleValue }
    return boolValue ? 1 : 0
  }
}
