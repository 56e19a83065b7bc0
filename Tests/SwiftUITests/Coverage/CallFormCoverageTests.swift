import Foundation
import Testing

/// Every name that is here is called in `Tests/CallForms`, in the forms that Apple documents.
@Suite struct CallFormCoverageTests {
  private static let forms: String = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("CallForms")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.lastPathComponent.hasSuffix("Forms.swift") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }()

  /// Methods that Apple documents in one form, without arguments.
  private static let plain: Set = [
    "hidden", "scaledToFit", "scaledToFill", "compositingGroup", "labelsHidden", "monospacedDigit",
  ]

  @Test func modifiersAreCalledInSeveralForms() {
    let rows = modifierTable + shapeMethodTable + imageMethodTable
    let few = rows.filter {
      $0.status != .missing
        && Self.calls(of: $0.name, in: Self.forms).count < (Self.plain.contains($0.name) ? 1 : 2)
    }
    #expect(few.map(\.name) == [])
  }

  @Test func typesAndAttributesAreNamed() {
    let words = Self.words(of: Self.forms)
    let absent = (typeTable + attributeTable).filter {
      $0.status != .missing && !words.contains($0.name)
    }
    #expect(absent.map(\.name) == [])
  }

  /// Core Location's and MapKit's names are called in the map's tests.
  @Test func namesOfTheFurtherTableAreCalled() {
    let called = Self.words(of: Self.forms).union([
      "CLGeocoder", "MKMapView", "MKLocalSearch", "MKLocalSearchCompleter", "MKDirections",
    ])
    let absent = furtherTable.filter { $0.status != .missing }.flatMap(\.names)
      .filter { !Self.words(of: $0).isSubset(of: called) }
    #expect(absent == [])
    #expect(!called.contains("NoSuchName"))
  }

  @Test func callsAreToldApartByTheirArguments() {
    let source = """
      a.padding().padding(8).paddingMore(1)
      b.padding(8)
        .padding { c }
      """
    #expect(Self.calls(of: "padding", in: source) == ["()", "(8)", "{"])
    #expect(Self.calls(of: "frame", in: source) == [])
    #expect(Self.words(of: source) == ["a", "b", "c", "padding", "paddingMore", "8", "1"])
  }

  /// The arguments with which a method is called, and whether a closure follows.
  private static func calls(of name: String, in source: String) -> Set<String> {
    var found: Set<String> = []
    for piece in source.components(separatedBy: "." + name).dropFirst() {
      guard let first = piece.first, !first.isLetter, !first.isNumber else { continue }
      let arguments = first == "(" ? balanced(piece) : ""
      let rest = piece.dropFirst(arguments.count).drop { $0 == " " }
      let call = arguments + (rest.first == "{" ? "{" : "")
      if !call.isEmpty { found.insert(call) }
    }
    return found
  }

  /// The parentheses with which a text begins, and what is between them.
  private static func balanced(_ text: String) -> String {
    var depth = 0
    var result = ""
    for character in text {
      result.append(character)
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
    }
    return result
  }

  private static func words(of source: String) -> Set<String> {
    Set(source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
