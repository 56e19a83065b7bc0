import DisplayList

/// The colours from which a theme is made, as 0xRRGGBB.
struct MapPalette {
  var background: UInt32
  var halo: UInt32
  var grid: UInt32
  var text: UInt32
  var faintText: UInt32
  var waterText: UInt32
  var parkText: UInt32
  var landmarkText: UInt32

  var settlement: UInt32
  var commerce: UInt32
  var industry: UInt32
  var field: UInt32
  var institution: UInt32
  var grass: UInt32
  var wood: UInt32
  var park: UInt32
  var cemetery: UInt32
  var sand: UInt32
  var pitch: UInt32
  var parking: UInt32
  var wetland: UInt32
  var water: UInt32
  var plaza: UInt32
  var building: UInt32
  var buildingEdge: UInt32
  var landmark: UInt32
  var landmarkEdge: UInt32

  var street: UInt32
  var streetCasing: UInt32
  var avenue: UInt32
  var avenueCasing: UInt32
  var motorway: UInt32
  var motorwayCasing: UInt32
  var footway: UInt32
  var rail: UInt32
  var boundary: UInt32

  /// Warm paper, white streets, yellow avenues: the palette of a phone's map by day.
  static let light = MapPalette(
    background: 0xF6F3EC, halo: 0xFFFFFF, grid: 0xE4DFD3, text: 0x4A4A4F, faintText: 0x77757A,
    waterText: 0x2B789F, parkText: 0x3E7D3A, landmarkText: 0x7A5C3E,
    settlement: 0xF1EDE4, commerce: 0xF7ECDD, industry: 0xEAE6E2, field: 0xF2EFDA,
    institution: 0xF3EADA, grass: 0xDDEBC8, wood: 0xC3DFB2, park: 0xCBE8B8, cemetery: 0xD5E3CB,
    sand: 0xF5EBCB, pitch: 0xB5DDA8, parking: 0xEEEAE4, wetland: 0xCFE3D3, water: 0xA5D8F3,
    plaza: 0xECE6EA, building: 0xE5DFD5, buildingEdge: 0xD6CEC1, landmark: 0xE3D2BC,
    landmarkEdge: 0xCDB698, street: 0xFFFFFF, streetCasing: 0xD9D3C8, avenue: 0xFFF0B8,
    avenueCasing: 0xE6CF84, motorway: 0xFFD27A, motorwayCasing: 0xE0A94A, footway: 0xB7AA97,
    rail: 0xA9A5A6, boundary: 0xA493B4)

  /// Slate ground, lighter streets: the same map by night.
  static let dark = MapPalette(
    background: 0x24272C, halo: 0x1B1D21, grid: 0x33373E, text: 0xD6D8DC, faintText: 0x9DA1A8,
    waterText: 0x7FB9DD, parkText: 0x8DC18A, landmarkText: 0xD7BE9E,
    settlement: 0x292C32, commerce: 0x302E2F, industry: 0x2B2C31, field: 0x2B2E2A,
    institution: 0x302E31, grass: 0x2A362D, wood: 0x263B2E, park: 0x29402F, cemetery: 0x2A352F,
    sand: 0x38352C, pitch: 0x2F4A37, parking: 0x2E3036, wetland: 0x29383A, water: 0x1C3E57,
    plaza: 0x34353D, building: 0x353941, buildingEdge: 0x414650, landmark: 0x474139,
    landmarkEdge: 0x5C5446, street: 0x4C515B, streetCasing: 0x1F2226, avenue: 0x665F4B,
    avenueCasing: 0x1F2226, motorway: 0x86703F, motorwayCasing: 0x1F2226, footway: 0x5F646E,
    rail: 0x646973, boundary: 0x7D6E93)
}

/// A palette's colours, or those of one by day and of another by night.
@dynamicMemberLookup
struct PaletteColors {
  let light: MapPalette
  let dark: MapPalette

  init(_ palette: MapPalette) { (light, dark) = (palette, palette) }

  init(light: MapPalette, dark: MapPalette) { (self.light, self.dark) = (light, dark) }

  subscript(dynamicMember color: KeyPath<MapPalette, UInt32>) -> RGBAColor {
    RGBAColor(
      light: RGBAColor(hex: light[keyPath: color]), dark: RGBAColor(hex: dark[keyPath: color]))
  }
}
