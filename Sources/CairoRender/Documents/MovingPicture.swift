import CWebPMux
import Foundation

/// Writes pictures that follow each other as one animated WebP, without loss.
///
/// WebP keeps of each frame what differs from the one before, which screens mostly are not;
/// libwebp, which Debian keeps, reads and writes it, and browsers show it. It is played again and
/// again.
public final class MovingPicture {
  private let encoder: OpaquePointer
  private let width: Int
  private let height: Int
  private var config = WebPConfig()
  private var isEmpty = true

  /// Begins a picture of a size in pixels.
  ///
  /// - Throws: ``RenderError/badSize(width:height:)`` for a size that WebP does not have.
  public init(width: Int, height: Int) throws {
    var options = WebPAnimEncoderOptions()
    guard (1...16_383).contains(width), (1...16_383).contains(height),
      WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0,
      let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { throw RenderError.badSize(width: width, height: height) }
    (self.encoder, self.width, self.height) = (encoder, width, height)
    config.lossless = 1
    // Of lossless pictures the quality is the effort.
    (config.method, config.quality) = (2, 30)
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a frame that shows from a time on, in milliseconds.
  ///
  /// - Throws: ``RenderError`` if the frame has another size, or shows before the one before it.
  public func add(_ image: PixelImage, at milliseconds: Int) throws {
    guard image.width == width, image.height == height else {
      throw RenderError.badSize(width: image.width, height: image.height)
    }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw broken("it cannot begin a frame") }
    (picture.use_argb, picture.width, picture.height) = (1, Int32(width), Int32(height))
    guard WebPPictureAlloc(&picture) != 0, let target = picture.argb else {
      throw broken("it has no memory for a frame")
    }
    defer { WebPPictureFree(&picture) }
    let stride = Int(picture.argb_stride)
    image.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width { target[y * stride + x] = pixels[y * width + x] | 0xFF00_0000 }
      }
    }
    guard WebPAnimEncoderAdd(encoder, &picture, Int32(milliseconds), &config) != 0 else {
      throw broken(String(cString: WebPAnimEncoderGetError(encoder)))
    }
    isEmpty = false
  }

  /// Returns the file, of which the last frame shows up to a time in milliseconds.
  ///
  /// - Throws: ``RenderError`` if there is no frame.
  public func data(endingAt milliseconds: Int) throws -> Data {
    guard !isEmpty else { throw broken("it has no frame") }
    var result = WebPData()
    WebPDataInit(&result)
    defer { WebPDataClear(&result) }
    guard WebPAnimEncoderAdd(encoder, nil, Int32(milliseconds), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &result) != 0, let bytes = result.bytes
    else { throw broken(String(cString: WebPAnimEncoderGetError(encoder))) }
    return Data(bytes: bytes, count: result.size)
  }

  private func broken(_ reason: String) -> RenderError {
    .brokenImage(name: "an animated WebP", reason: reason)
  }
}
