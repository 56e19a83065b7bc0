import DisplayList
import Foundation

/// Draws screens and audits them.
@MainActor struct Auditor {
  private let catalogue: Catalogue
  private let describer: ScreenDescriber

  /// Creates an auditor of a catalogue's screens.
  init(_ catalogue: Catalogue, renderer: Renderer) {
    self.catalogue = catalogue
    describer = ScreenDescriber(catalogue, renderer: renderer)
  }

  /// Prints what the screens that were audited cannot show as warnings.
  func tellIssues() { describer.tellIssues() }

  /// Audits cells of one screen on one device, which is played once, and notes the exceptions that
  /// cover findings.
  func audit(_ steps: [Cell], except exceptions: [AuditException]) throws -> [[AuditReport.Entry]] {
    zip(steps, try describer.draw(steps)).map { audit($1, of: $0, except: exceptions) }
  }

  /// Audits what is drawn of a cell.
  func audit(
    _ drawn: ScreenDescriber.Drawn, of cell: Cell, except exceptions: [AuditException]
  ) -> [AuditReport.Entry] {
    // Of an app's window the picture shows the whole screen.
    let orientation = catalogue.devices.orientation(
      showing: drawn.list.size, on: cell.device, heldIn: cell.orientation)
    let geometry = catalogue.devices.geometry(
      of: cell.device, in: orientation, rule: catalogue.sizeClassRule)
    let (size, insets) = (geometry.size, geometry.safeArea)
    let room = CGRect(
      x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    return ScreenAudit(
      drawn: drawn, safeArea: room, isHighContrast: cell.variant == .highContrast,
      hasPointer: cell.device.family == .mac
    ).findings.map { finding in
      AuditReport.Entry(
        cell: cell.name, finding: finding,
        exception: exceptions.first { $0.covers(finding, on: cell.screen) }?.reason)
    }
  }

  /// Reads cells of one screen on one device, which is played once.
  fileprivate func readings(
    of steps: [Cell], except exceptions: [AuditException]
  ) throws -> [ScreenReading] {
    zip(steps, try describer.draw(steps)).map { cell, drawn in
      let faults = audit(drawn, of: cell, except: exceptions).filter(\.isFailure).map(\.finding)
      return ScreenReading(
        screen: cell.screen, step: cell.step, tree: AccessibilityTree(drawn.list), faults: faults)
    }
  }
}

/// The accessibility tree of a screen, and the faults that a person would meet there.
public struct ScreenReading: Sendable {
  /// The screen's name.
  public let screen: String
  /// The step of a flow; nil for a still.
  public let step: String?
  /// The elements in the order of reading.
  public let tree: AccessibilityTree
  /// The faults of the audit, without advice, unmeasured checks and exceptions.
  public let faults: [AuditFinding]
}

extension Catalogue {
  /// Reads and audits screens on one device, upright and in light, or as it is held and shown
  /// alone, each drawn once.
  ///
  ///     for reading in try catalogue().readings(of: ["settings-*"], on: "iphone-15") {
  ///       #expect(reading.faults.isEmpty)
  ///     }
  ///
  /// - Parameters:
  ///   - screens: Patterns of screens' names.
  ///   - device: The device's id.
  ///   - variant: The departure from the usual, which the screens must be drawn with; nil for none.
  ///   - exceptions: The findings to approve, each with its reason.
  /// - Returns: A reading for each still and each step, in the order of the catalogue.
  /// - Throws: The error of a screen that cannot be drawn, ``FilterError`` for an unknown name.
  @MainActor public func readings(
    of screens: [String], on device: String, in variant: Variant? = nil,
    except exceptions: [AuditException] = []
  ) throws -> [ScreenReading] {
    let auditor = Auditor(self, renderer: try Renderer(fonts: fontFiles))
    let cells = try Matrix(self).cells(
      matching: CellFilter(
        screens: screens, devices: [device], variants: [variant?.name ?? Variant.usualName]))
    let usual = cells.filter {
      $0.scale == $0.device.nativeScale && $0.scheme == $0.device.usualScheme
        && $0.orientation == ($0.device.orientations.first ?? .portrait)
    }
    return try usual.playedTogether.flatMap {
      try auditor.readings(of: $0, except: exceptions)
    }
  }
}

extension [Cell] {
  /// The cells in their order, those of one flow on one device together: it is played once for
  /// them.
  var playedTogether: [[Cell]] {
    var groups: [[Cell]] = []
    var places: [String: Int] = [:]
    for cell in self {
      let play =
        "\(cell.screen) \(cell.device.id) \(cell.orientation) \(cell.scale) \(cell.scheme) "
        + cell.variant.name
      if let place = places[play] {
        groups[place].append(cell)
      } else {
        places[play] = groups.count
        groups.append([cell])
      }
    }
    return groups
  }
}
