import DisplayList
import Foundation
import Testing

@testable import CairoRender

/// PDF documents as pictures.
struct PDFImageTests {
  private let studio: Studio

  init() throws { studio = try Studio() }

  private static func reference(_ bytes: [UInt8], _ name: String = "half.pdf") -> ImageReference {
    ImageReference(name: name, location: .data(Data(bytes)))
  }

  private func draw(
    _ bytes: [UInt8], _ width: CGFloat = 40, _ height: CGFloat = 20, scale: Double = 1,
    template: Paint? = nil
  ) throws -> PixelImage {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let drawing = ImageDrawing(image: Self.reference(bytes), frame: frame, template: template)
    return try studio.draw([.image(drawing)], size: frame.size, scale: scale)
  }

  /// The reason for which a document is no picture; nil where it is one.
  private func fault(_ bytes: [UInt8]) -> String? {
    do {
      try ImageStore().check(Self.reference(bytes, "fault.pdf"))
      return nil
    } catch RenderError.brokenImage("fault.pdf", let reason) {
      return reason
    } catch {
      return "\(error)"
    }
  }

  @Test func aPageIsDrawnAtThePixelsItIsShownWith() throws {
    for scale in 1...3 {
      let drawn = try draw(PDFFile.halfRed.bytes, scale: Double(scale))
      #expect(drawn.width == 40 * scale && drawn.height == 20 * scale)
      // The edge is sharp at each scale, and what is not painted shows the ground.
      #expect(drawn[20 * scale - 1, 5 * scale] == 0xFFFF_0000, "\(scale)")
      #expect(drawn[20 * scale, 5 * scale] == 0xFFFF_FFFF, "\(scale)")
    }
  }

  @Test func theSizeIsTheCropBoxAsItIsTurned() throws {
    #expect(
      try studio.assets.size(of: Self.reference(PDFFile.halfRed.bytes))
        == CGSize(width: 40, height: 20))
    var turned = PDFFile.halfRed
    turned.entries = "/CropBox[10 0 40 20]/Rotate 90"
    #expect(
      try studio.assets.size(of: Self.reference(turned.bytes, "turned.pdf"))
        == CGSize(width: 20, height: 30))
    // A quarter clockwise: what lay at the left lies at the top.
    let drawn = try draw(turned.bytes, 20, 30)
    #expect(drawn[10, 9] == 0xFFFF_0000 && drawn[10, 10] == 0xFFFF_FFFF)
  }

  @Test func onlyTheFirstPageIsDrawn() throws {
    var file = PDFFile.halfRed
    file.objects = [
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 6 0 R>>",
      PDFFile.stream("0 0 1 rg 0 0 9 9 re f"),
    ]
    let text = String(decoding: file.bytes, as: UTF8.self)
      .replacingOccurrences(of: "/Kids[3 0 R]/Count 1", with: "/Kids[3 0 R 5 0 R]/Count 2")
    // The table's places are off by a few bytes, which readers put up with.
    let drawn = try draw(Array(text.utf8))
    #expect(drawn.width == 40 && drawn[5, 5] == 0xFFFF_0000)
  }

  @Test func aTemplateTakesItsColor() throws {
    let drawn = try draw(PDFFile.halfRed.bytes, template: .color(RGBAColor(hex: 0x00FF00)))
    #expect(drawn[5, 5] == 0xFF00_FF00 && drawn[30, 5] == 0xFFFF_FFFF)
  }

  /// Apple's Quartz gives groups a box without end, of which cairo makes an empty clip.
  @Test func groupsWithoutEndAreDrawn() throws {
    let endless = "[-1073741824 -1073741824 1073741823 1073741823]"
    let file = PDFFile(
      content: "/G Do", resources: "/XObject<</G 5 0 R>>",
      objects: [
        PDFFile.stream(
          "1 0 0 rg 0 0 20 20 re f",
          "/Type/XObject/Subtype/Form/BBox \(endless)/Group<</S/Transparency/I true>>")
      ])
    #expect(PDFBoxes.bounded(file.bytes).count == file.bytes.count)
    #expect(PDFBoxes.bounded(Array(endless.utf8)) != Array(endless.utf8))
    #expect(PDFBoxes.bounded(PDFFile.halfRed.bytes) == PDFFile.halfRed.bytes)
    let drawn = try draw(file.bytes)
    #expect(drawn[5, 5] == 0xFFFF_0000 && drawn[30, 5] == 0xFFFF_FFFF)
  }

  // MARK: Faults

  @Test func anEncryptedDocumentIsRefused() {
    #expect(fault(PDFFile.encrypted.bytes) == "Document is encrypted")
  }

  @Test func aDocumentThatIsCutIsRefused() {
    let bytes = PDFFile.halfRed.bytes
    for count in [5, 60, bytes.count / 2] {
      #expect(fault(Array(bytes[..<count])) != nil, "\(count)")
    }
  }

  @Test func aDocumentWithoutPagesIsRefused() {
    let text = String(decoding: PDFFile.halfRed.bytes, as: UTF8.self)
      .replacingOccurrences(of: "/Kids[3 0 R]/Count 1", with: "/Kids[     ]/Count 0")
    #expect(fault(Array(text.utf8)) == "it has no page")
  }

  @Test func whatIsNotDrawnIsToldEachTime() throws {
    let bytes = PDFFile(content: "1 0 0 rg 0 0 20 20 re f hello").bytes
    let store = ImageStore()
    for width in [10, 10, 30] {
      #expect(
        throws: RenderError.brokenImage(
          name: "half.pdf", reason: "its PDF is broken: Unknown operator 'hello'")
      ) {
        try store.pixels(
          of: Self.reference(bytes), part: nil, width: width, height: 10, .medium)
      }
    }
  }

  @Test func aPageOfKilometresIsRefused() throws {
    var file = PDFFile.halfRed
    file.box = "0 0 100000 20"
    #expect(fault(file.bytes)?.contains("its page has 100000.0 x 20.0 points") == true)
    // One that fits is drawn small, and not at a size that takes up the memory.
    file.box = "0 0 14400 14400"
    #expect(fault(file.bytes) == nil)
    #expect(
      throws: RenderError.hugeImage(
        name: "half.pdf", width: 14400, height: 14400, limit: 40_000_000)
    ) {
      try ImageStore().pixels(
        of: Self.reference(file.bytes), part: nil, width: 14400, height: 14400, .medium)
    }
  }

  /// Texts in fonts of the machine would differ by the machine.
  @Test func aFontThatIsNotEmbeddedIsNamed() {
    #expect(fault(PDFFile.hostFont.bytes)?.contains("its font Helvetica is not embedded") == true)
    // A font that is named and sets nothing is not missed.
    var unused = PDFFile.hostFont
    unused.content = PDFFile.halfRed.content
    #expect(fault(unused.bytes) == nil)
  }

  @Test func aFormThatDrawsItselfEnds() {
    let file = PDFFile(
      content: "/X Do", resources: "/XObject<</X 5 0 R>>",
      objects: [
        PDFFile.stream(
          "/X Do", "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>")
      ])
    // No process that recurs until its stack ends: the form is left out.
    #expect(fault(file.bytes) == nil)
  }

  // MARK: Keys

  @Test func theDigestTellsTheLibrary() throws {
    let bytes = PDFFile.halfRed.bytes
    let plain = PixelDigest(of: bytes).description
    let digest = try ImageStore().digest(of: Self.reference(bytes))
    #expect(digest != plain)
    #expect(digest == PixelDigest(of: Array("\(plain) \(Poppler.name)".utf8)).description)
    #expect(Poppler.name.hasPrefix("poppler ") && Poppler.name != "poppler none")
    // Of others it is that of the bytes, so that their pictures stay approved.
    let svg = ImageTests.svg("<rect width='4' height='4'/>")
    #expect(
      try ImageStore().digest(of: Self.reference(svg, "a.svg"))
        == PixelDigest(of: svg).description)
  }
}
