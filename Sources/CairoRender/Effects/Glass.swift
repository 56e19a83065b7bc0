/// A part of a backdrop as it looks through a material.
struct Glass {
  private let backdrop: BytePlane
  private let recipe: MaterialRecipe
  private let sigma: Double
  private let part: DeviceRect
  /// The small picture that the blur is taken on, if it is much smaller: then it is made in less
  /// time than the backdrop is digested.
  private let averages: FloatPlane?

  /// Takes the backdrop as far as the blur reaches, of which a part is wanted, counted from its
  /// corner, and the blur's standard deviation in pixels.
  init(_ backdrop: BytePlane, _ recipe: MaterialRecipe, sigma: Double, part: DeviceRect) {
    (self.backdrop, self.recipe, self.sigma, self.part) = (backdrop, recipe, sigma, part)
    let factor = GaussianBlur.reduction(sigma: sigma)
    averages = factor < 4 ? nil : FloatPlane(averaging: backdrop, factor: factor)
  }

  var key: Key {
    let averages = averages?.values.withUnsafeBytes { PixelDigest(of: $0) }
    return Key(
      backdrop: averages ?? PixelDigest(ofRows: backdrop), width: backdrop.width,
      height: backdrop.height, part: part, recipe: recipe, sigma: sigma)
  }

  /// Returns the part's pixels: blurred, saturated and tinted.
  func pixels() -> PixelStorage {
    var plane =
      averages
      ?? FloatPlane(averaging: backdrop, factor: GaussianBlur.reduction(sigma: sigma))
    plane.blur(sigma: sigma, .clamped, wanted: (part.left..<part.right, part.top..<part.bottom))
    plane.map(recipe.change)
    let storage = PixelStorage(count: part.width * part.height)
    plane.write(
      to: BytePlane(storage.base, width: part.width, height: part.height), x: part.left, y: part.top
    )
    return storage
  }
}
