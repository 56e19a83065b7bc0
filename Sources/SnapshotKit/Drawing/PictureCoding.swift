/// Pictures of jobs as arrays in place of objects: a run that finds nothing changed sends a
/// thousand of them and spent a twelfth of its time on their names.
extension CellJob.Picture: Codable {
  private enum Kind: String, Codable { case none, always, ifChanged, baseline }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    // No device's id has a full stop.
    try values.encode(step.map { "\(device).\($0)" } ?? device)
    try values.encode(scale)
    try values.encode(approved.flatMap { [$0.key, $0.pixels] })
    try values.encode(rasterises)
    switch output {
    case .none: try values.encode(Kind.none.rawValue)
    case .always(let path, let drawn):
      try values.encode(Kind.always.rawValue)
      try values.encode(path)
      try values.encode(drawn.map { [$0.key, $0.pixels, $0.file] } ?? [])
    case .ifChanged(let evidence):
      try values.encode(Kind.ifChanged.rawValue)
      try evidence.encode(to: &values)
    case .baseline(let files):
      try values.encode(Kind.baseline.rawValue)
      try values.encode(files.map { [$0.path, $0.pixels] })
    }
    if let description { try values.encode(description) }
  }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let names = try values.decode(String.self).split(separator: ".", maxSplits: 1)
    device = names.first.map(String.init) ?? ""
    step = names.count == 2 ? String(names[1]) : nil
    scale = try values.decode(Int.self)
    let digests = try values.decode([String].self)
    guard digests.count % 2 == 0 else {
      throw DecodingError.dataCorruptedError(in: values, debugDescription: "a digest lacks its key")
    }
    approved = stride(from: 0, to: digests.count, by: 2).map {
      CellJob.Approval(key: digests[$0], pixels: digests[$0 + 1])
    }
    rasterises = try values.decode(Bool.self)
    let kind = try values.decode(String.self)
    switch Kind(rawValue: kind) {
    case .none?: output = .none
    case .always?:
      let path = try values.decode(String.self)
      output = .always(path: path, drawn: .init(digests: try values.decode([String].self)))
    case .ifChanged?: output = .ifChanged(try CellJob.Evidence(from: &values))
    case .baseline?:
      output = .baseline(
        try values.decode([[String?]].self).compactMap { file in
          guard let path = file.first ?? nil else { return nil }
          return CellJob.BaselineFile(path: path, pixels: file.last ?? nil)
        })
    case nil:
      throw DecodingError.dataCorruptedError(in: values, debugDescription: "no output is \(kind)")
    }
    if !values.isAtEnd { description = try values.decode(CellJob.DescriptionFile.self) }
  }
}

extension CellJob.DrawnPicture {
  /// Creates a picture by its digests; returns nil if these are not as many as a picture has.
  fileprivate init?(digests: [String]) {
    guard digests.count == 3 else { return nil }
    self.init(key: digests[0], pixels: digests[1], file: digests[2])
  }
}

extension CellJob.Evidence {
  fileprivate func encode(to values: inout any UnkeyedEncodingContainer) throws {
    try values.encode(base)
    try values.encode([baselinePath, descriptionPath])
    // Few teams bear with anything.
    if !tolerances.isEmpty { try values.encode(tolerances) }
  }

  fileprivate init(from values: inout any UnkeyedDecodingContainer) throws {
    base = try values.decode(String.self)
    let paths = try values.decode([String?].self)
    guard paths.count == 2 else {
      throw DecodingError.dataCorruptedError(in: values, debugDescription: "a path is missing")
    }
    (baselinePath, descriptionPath) = (paths[0], paths[1])
    if !values.isAtEnd { tolerances = try values.decode([Tolerance].self) }
  }
}
