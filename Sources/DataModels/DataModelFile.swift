import Foundation

extension DataModel {
  /// Reads a model from a folder that Xcode writes.
  ///
  /// - Parameter url: An `.xcdatamodeld`, whose current version is read, or an `.xcdatamodel`.
  /// - Throws: ``DataModelError`` for a folder without a model, and for a damaged one.
  package init(contentsOf url: URL) throws(DataModelError) {
    let version = try Self.currentVersion(of: url)
    let file = version.appendingPathComponent("contents")
    guard let data = try? Data(contentsOf: file) else {
      throw DataModelError("\(url.path) holds no data model: its file “contents” is missing")
    }
    self.init(name: url.deletingPathExtension().lastPathComponent)
    do {
      try read(MarkupNode.document(data))
    } catch {
      throw DataModelError("\(file.path) cannot be read: \(error.description)")
    }
  }

  /// Returns the version of a model that apps use: the one that is named, or else the first.
  private static func currentVersion(of url: URL) throws(DataModelError) -> URL {
    guard url.pathExtension == "xcdatamodeld" else { return url }
    let list = url.appendingPathComponent(".xccurrentversion")
    if let data = try? Data(contentsOf: list),
      let plist = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let name = (plist as? [String: Any])?["_XCCurrentVersionName"] as? String
    {
      return url.appendingPathComponent(name)
    }
    let children = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    let versions = (children ?? []).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    guard let first = versions.first else {
      throw DataModelError("\(url.path) holds no data model: it has no .xcdatamodel in it")
    }
    return url.appendingPathComponent(first)
  }

  private mutating func read(_ root: MarkupNode) throws(DataModelError) {
    guard root.name == "model" else {
      throw DataModelError("<\(root.name)> stands where <model> should")
    }
    for node in root.children(named: "entity") { entities.append(try Entity(node)) }
    requests = root.children(named: "fetchRequest").compactMap(Request.init)
    for node in root.children(named: "configuration") {
      let members = node.children(named: "memberEntity").compactMap { $0.attributes["name"] }
      configurations[node.attributes["name"] ?? ""] = members
    }
  }
}

extension MarkupNode {
  fileprivate func isSet(_ key: String) -> Bool { attributes[key] == "YES" }

  fileprivate func required(_ key: String) throws(DataModelError) -> String {
    guard let value = attributes[key] else { throw DataModelError("a <\(name)> has no \(key)") }
    return value
  }
}

extension DataModel.Entity {
  fileprivate init(_ node: MarkupNode) throws(DataModelError) {
    self.init(name: try node.required("name"))
    // With a module before it, or a dot alone, which stands for the app's own.
    className = node.attributes["representedClassName"].flatMap {
      $0.split(separator: ".").last.map(String.init)
    }
    isAbstract = node.isSet("isAbstract")
    parent = node.attributes["parentEntity"]
    codeGeneration = node.attributes["codeGenerationType"].flatMap(CodeGeneration.init) ?? .none
    for child in node.children(named: "attribute") {
      attributes.append(try DataModel.Attribute(child))
    }
    for child in node.children(named: "relationship") {
      relationships.append(try DataModel.Relationship(child))
    }
    uniqueness = node.children(named: "uniquenessConstraints")
      .flatMap { $0.children(named: "uniquenessConstraint") }
      .map { $0.children(named: "constraint").compactMap { $0.attributes["value"] } }
  }
}

extension DataModel.Attribute {
  fileprivate init(_ node: MarkupNode) throws(DataModelError) {
    self.init(
      name: try node.required("name"), type: node.attributes["attributeType"] ?? "Undefined")
    isOptional = node.isSet("optional")
    isTransient = node.isSet("transient")
    isDerived = node.isSet("derived")
    usesScalar = node.isSet("usesScalarValueType")
    let dated = node.attributes["defaultDateTimeInterval"]
    defaultValue = dated ?? node.attributes["defaultValueString"]
    customClass = node.attributes["customClassName"]
    transformer = node.attributes["valueTransformerName"]
    minimum = node.attributes["minValueString"]
    maximum = node.attributes["maxValueString"]
    pattern = node.attributes["regularExpressionString"]
  }
}

extension DataModel.Relationship {
  fileprivate init(_ node: MarkupNode) throws(DataModelError) {
    let destination = node.attributes["destinationEntity"] ?? node.attributes["inverseEntity"]
    self.init(name: try node.required("name"), destination: destination ?? "")
    inverse = node.attributes["inverseName"]
    isOptional = node.isSet("optional")
    isToMany = node.isSet("toMany")
    isOrdered = node.isSet("ordered")
    deletionRule = node.attributes["deletionRule"] ?? "Nullify"
    minimumCount = node.attributes["minCount"].flatMap(Int.init) ?? 0
    maximumCount = node.attributes["maxCount"].flatMap(Int.init) ?? 0
  }
}

extension DataModel.Request {
  fileprivate init?(_ node: MarkupNode) {
    guard let name = node.attributes["name"], let entity = node.attributes["entity"] else {
      return nil
    }
    self.init(name: name, entity: entity)
    predicate = node.attributes["predicateString"]
    limit = node.attributes["fetchLimit"].flatMap(Int.init) ?? 0
  }
}
