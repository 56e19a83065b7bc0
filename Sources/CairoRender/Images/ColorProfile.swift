import CLCMS

/// Converts pictures from embedded colour profiles to sRGB.
enum ColorProfile {
  /// Converts straight pixels in place; an unusable or an sRGB profile leaves them as they are.
  static func convert(_ image: DecodedImage, from profile: [UInt8]) {
    guard let source = cmsOpenProfileFromMem(profile, cmsUInt32Number(profile.count)) else {
      return
    }
    defer { cmsCloseProfile(source) }
    guard cmsGetColorSpace(source) == cmsSigRgbData, !isSRGB(source),
      let target = cmsCreate_sRGBProfile()
    else { return }
    defer { cmsCloseProfile(target) }
    guard
      let transform = cmsCreateTransform(
        source, bgra8, target, bgra8, cmsUInt32Number(INTENT_PERCEPTUAL), copyAlpha)
    else { return }
    defer { cmsDeleteTransform(transform) }
    cmsDoTransform(
      transform, image.storage.base, image.storage.base, cmsUInt32Number(image.storage.count))
  }

  /// TYPE_BGRA_8, a macro that Swift does not see: RGB, one extra byte, three of one byte each, in
  /// reverse order with the extra one first.
  private static let bgra8: cmsUInt32Number = 4 << 16 | 1 << 14 | 1 << 10 | 1 << 7 | 3 << 3 | 1
  /// cmsFLAGS_COPY_ALPHA.
  private static let copyAlpha: cmsUInt32Number = 0x0400_0000

  private static func isSRGB(_ profile: cmsHPROFILE) -> Bool {
    var name = [CChar](repeating: 0, count: 256)
    cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", &name, 255)
    let text = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.contains("sRGB")
  }
}
