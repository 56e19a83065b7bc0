import Foundation
import FoundationXML

/// An element of an XML document: its name, its attributes and the elements within.
///
/// A data model is written by Xcode: elements with attributes, without texts that matter.
struct MarkupNode {
  let name: String
  var attributes: [String: String] = [:]
  var children: [MarkupNode] = []

  /// Returns the elements within that have a name.
  func children(named name: String) -> [MarkupNode] { children.filter { $0.name == name } }

  /// Reads a document whole.
  ///
  /// - Parameter data: The document.
  /// - Returns: The outermost element.
  /// - Throws: A sentence with the line where the document is damaged.
  static func document(_ data: Data) throws(DataModelError) -> MarkupNode {
    let (parser, reader) = (XMLParser(data: data), MarkupReader())
    parser.delegate = reader
    // What is empty counts as read.
    guard parser.parse(), let root = reader.root else {
      let place = "line \(max(1, parser.lineNumber))"
      throw DataModelError(
        reader.open.last.map { "\(place): <\($0.name)> is damaged or not closed" }
          ?? "\(place): there is no whole element")
    }
    return root
  }
}

/// A reader of elements and their attributes.
private final class MarkupReader: NSObject, XMLParserDelegate {
  /// The elements that have begun, the outermost first.
  private(set) var open: [MarkupNode] = []
  /// The outermost element, once it has ended.
  private(set) var root: MarkupNode?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(MarkupNode(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let node = open.popLast() else { return }
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }
}
