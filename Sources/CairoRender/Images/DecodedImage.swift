/// A picture's pixels, premultiplied sRGB, as 0xAARRGGBB.
final class DecodedImage {
  let width: Int
  let height: Int
  let storage: PixelStorage

  init(width: Int, height: Int, storage: PixelStorage) {
    (self.width, self.height, self.storage) = (width, height, storage)
  }

  var cost: Int { width * height * 4 }
}
