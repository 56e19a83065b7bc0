import Foundation

/// A PDF document of one page, written object by object (ISO 32000, 7.5).
struct PDFFile {
  /// The operators of the page.
  var content: String
  /// The page's media box: left, bottom, right, top.
  var box = "0 0 40 20"
  /// Further entries of the page.
  var entries = ""
  /// The page's resources.
  var resources = ""
  /// Objects behind the fourth.
  var objects: [String] = []
  /// Further entries of the trailer.
  var trailer = ""

  var bytes: [UInt8] {
    var (text, places) = ("%PDF-1.4\n", [Int]())
    let first = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[\(box)]\(entries)/Resources<<\(resources)>>"
        + "/Contents 4 0 R>>", Self.stream(content),
    ]
    for (index, object) in (first + objects).enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(places.count + 1)\n0000000000 65535 f \n"
    for place in places { text += String(format: "%010d 00000 n \n", place) }
    text += "trailer<</Size \(places.count + 1)/Root 1 0 R\(trailer)>>\n"
    return Array((text + "startxref\n\(table)\n%%EOF\n").utf8)
  }

  /// A stream of operators or data.
  static func stream(_ content: String, _ entries: String = "") -> String {
    "<</Length \(content.utf8.count)\(entries)>>stream\n\(content)\nendstream"
  }

  /// A page of 40 by 20 points whose left half is red.
  static let halfRed = PDFFile(content: "1 0 0 rg 0 0 20 20 re f")

  /// A page of a text in a font that it only names.
  static let hostFont = PDFFile(
    content: "BT /F 12 Tf 2 5 Td (Hello) Tj ET",
    resources: "/Font<</F 5 0 R>>",
    objects: ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"])

  /// A page that asks for a password.
  static let encrypted: PDFFile = {
    var file = halfRed
    let (owner, user) = (String(repeating: "41", count: 32), String(repeating: "42", count: 32))
    file.trailer =
      "/Encrypt<</Filter/Standard/V 1/R 2/O<\(owner)>/U<\(user)>/P -4>>/ID[<00><00>]"
    return file
  }()
}
