import DisplayList
import Foundation

/// Makes a symbol's parts from drawings, by the rules that a name's suffixes stand for.
struct SymbolComposer {
  typealias Part = SymbolArtwork.Part

  /// The stroke of the weight and the scale.
  let width: CGFloat
  /// A drawing of the set.
  let source: (String) -> SymbolSource?
  /// A character's outline about the middle of the capitals, in hundredths of the font's size;
  /// heavier where it stands in another symbol.
  let character: (String, _ isInside: Bool) -> Path

  /// Returns the parts of a plan; none where a drawing cannot be read.
  func parts(of plan: SymbolPlan, isFilled: Bool = false) -> [Part] {
    parts(of: plan, isFilled: isFilled, SymbolPen(width))
  }

  private func parts(of plan: SymbolPlan, isFilled: Bool, _ pen: SymbolPen) -> [Part] {
    switch plan {
    case .drawing(let name):
      guard let source = source(name) else { return [] }
      guard let middle = source.slash else { return pen.parts(of: source, isFilled: isFilled) }
      let pen = pen.struckOut()
      let base = pen.parts(of: source, isFilled: isFilled)
      return struck(base, at: middle, width: pen.pen(for: source).line, pen)
    case .turned(let plan, let degrees, let isMirrored):
      let transform = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180))
      return parts(of: plan, isFilled: isFilled, pen).map {
        var part = $0
        part.path = $0.path.applying(transform)
        return part
      }
    case .character(let text):
      // What the heaviest letter or figure lacks of the lines about it is laid around it, as far as
      // its counters stay open; two are narrower and would touch, a currency's bars would close.
      let isOpen = text.count == 1 && text.allSatisfy { $0.isLetter || $0.isNumber }
      let stem = SymbolStroke.stem(.black)
      let lack = pen.isInside && isOpen ? min(pen.line - stem, stem * 0.13) : 0
      return [Part(path: character(text, pen.isInside), strokeWidth: lack > 0 ? lack : nil)]
    case .filled(let plan): return parts(of: plan, isFilled: true, pen)
    case .slashed(let plan): return slashed(plan, isFilled: isFilled, pen)
    case .enclosed(let inside, let around):
      return enclosed(inside, in: around, isFilled: isFilled, pen)
    case .badged(let plan, let badge):
      return badged(parts(of: plan, isFilled: isFilled, pen), plan, badge, pen)
    case .warned(let plan): return warned(parts(of: plan, isFilled: isFilled, pen), pen)
    }
  }

  // MARK: Struck out

  /// Strikes a plan out with a line that is as thick as the plan's own.
  private func slashed(_ plan: SymbolPlan, isFilled: Bool, _ pen: SymbolPen) -> [Part] {
    let pen = pen.struckOut()
    let base = parts(of: plan, isFilled: isFilled, pen)
    return struck(
      base, at: base.inkRect.center, width: self.pen(pen, around: plan).line, pen)
  }

  /// Lays a line over parts, with a gap on either side.
  private func struck(
    _ base: [Part], at middle: CGPoint, width: CGFloat, _ pen: SymbolPen
  ) -> [Part] {
    let gap = pen.isInside ? SymbolStroke.gap(width) : SymbolStroke.gap(beside: width)
    let corner = SymbolGrid(of: base).reach(along: middle, within: width / 2 + gap)
    // Within another symbol the line is shorter, unless what it strikes out is wider than a line
    // outside, and its gap ends soon after it: neither bites the ring.
    let isWide = base.inkRect.width > 2 * SymbolStroke.slash + width
    let lengths =
      pen.isInside
      ? SymbolStroke.slashInside...(isWide ? SymbolStroke.slash : SymbolStroke.slashInside)
      : SymbolStroke.slash...SymbolStroke.longSlash
    let reach = min(max(lengths.lowerBound, corner), lengths.upperBound)
    func line(_ reach: CGFloat) -> Path {
      Path { path in
        path.move(to: CGPoint(x: middle.x - reach, y: middle.y - reach))
        path.addLine(to: CGPoint(x: middle.x + reach, y: middle.y + reach))
      }
    }
    let band = Part(
      path: line(pen.isInside ? reach - gap * 0.25 : reach), effect: .clears,
      strokeWidth: width + 2 * gap, isFilled: false)
    return base.at(.secondary).cleaned(beside: band, stroke: width)
      + [band, Part(path: line(reach), strokeWidth: width, isFilled: false)]
  }

  // MARK: Enclosed

  private func enclosed(
    _ inside: SymbolPlan, in around: SymbolPlan, isFilled: Bool, _ pen: SymbolPen
  ) -> [Part] {
    let ground = parts(of: around, isFilled: isFilled, pen).at(.secondary)
    guard let slot = slot(of: around) else { return ground }
    let marks = fitted(inside, slot, isCutOut: isFilled, self.pen(pen, around: around))
    return ground + (isFilled ? marks.map(\.cutOut) : marks)
  }

  /// Returns a symbol in the room of another.
  private func fitted(
    _ plan: SymbolPlan, _ slot: SymbolSource.Slot, isCutOut: Bool, _ pen: SymbolPen
  ) -> [Part] {
    let measured = parts(of: plan, isFilled: false, SymbolPen(SymbolStroke.stem(.regular)))
    let box = measured.inkRect
    guard !box.isNull, max(box.width, box.height) > 0 else { return [] }
    // A heavier outline grows inwards, too.
    let growth = isCutOut ? 0 : max(0, pen.line - SymbolStroke.stem(.regular))
    let share: CGFloat
    if case .character(let text) = plan {
      // A character keeps the height of its capitals, but two digits need be narrower.
      share = min(0.46 / 0.7046 / 100, 0.56 / max(1, box.width, widestNumber(likeIn: text)))
    } else {
      share = inset(of: plan) / max(box.width, box.height)
    }
    let scale = share * (slot.size - growth)
    let inner = SymbolPen(
      inside: pen.line, scale: scale, regularScale: share * slot.size, isCutOut: isCutOut)
    let shift = plan.isCharacter ? CGPoint(x: box.midX, y: 0) : box.center
    let origin = CGPoint(x: slot.center.x - shift.x * scale, y: slot.center.y - shift.y * scale)
    return parts(of: plan, isFilled: true, inner).map {
      var part = $0.scaled(scale, movedTo: origin)
      part.level = .primary
      if part.effect == .cuts { part.effect = .clears }
      return part
    }
  }

  /// Returns the width of the widest number of as many digits; 0 for letters, and for one digit.
  ///
  /// All numbers are made as high as that one: an 11 stands beside a 20.
  private func widestNumber(likeIn text: String) -> CGFloat {
    guard text.count > 1, text.allSatisfy(\.isNumber) else { return 0 }
    return (0...9).reduce(0) { widest, digit in
      let number = String(repeating: "\(digit)", count: text.count)
      return max(widest, character(number, false).boundingRect.width)
    }
  }

  /// Returns the pen of what stands in a symbol or strikes it out: at most as heavy as its own.
  private func pen(_ pen: SymbolPen, around plan: SymbolPlan) -> SymbolPen {
    switch plan {
    case .drawing(let name): source(name).map(pen.pen) ?? pen
    case .turned(let plan, _, _), .filled(let plan): self.pen(pen, around: plan)
    default: pen
    }
  }

  private func slot(of plan: SymbolPlan) -> SymbolSource.Slot? {
    switch plan {
    case .drawing(let name): source(name)?.slot
    case .turned(let plan, let degrees, let isMirrored):
      slot(of: plan).map {
        let transform = CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: 1)
          .concatenating(CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180))
        return SymbolSource.Slot(center: $0.center.applying(transform), size: $0.size)
      }
    default: nil
    }
  }

  private func inset(of plan: SymbolPlan) -> CGFloat {
    switch plan {
    case .drawing(let name): source(name)?.inset ?? 0.5
    case .turned(let plan, _, _), .filled(let plan), .badged(let plan, _): inset(of: plan)
    // The line is shorter there than the one that is measured.
    case .slashed(let plan): max(inset(of: plan), min(inset(of: plan) * 1.1, 0.6))
    default: 0.5
    }
  }

  // MARK: Badges

  private func badged(
    _ base: [Part], _ plan: SymbolPlan, _ badge: SymbolPlan?, _ pen: SymbolPen
  ) -> [Part] {
    let ink = base.inkRect
    let heavier = pen.line - SymbolStroke.stem(.regular)
    // The figures are those of SF's medium scale, in hundredths of the font's size.
    let diameter = (badge == nil ? 33 : 50) + heavier * 0.3
    let bottom = CGPoint(x: ink.maxX - 3 - pen.line / 2, y: 28.2)
    let top = CGPoint(x: ink.maxX - diameter / 2 + 4, y: ink.minY + diameter / 2 - 2)
    let middle = self.badge(of: plan, pen) ?? (badge == nil ? top : bottom)
    func disc(_ diameter: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter,
          height: diameter))
    }
    let room = Part(path: disc(diameter + 2 * SymbolStroke.gap(pen.line)), effect: .clears)
    var parts = base.at(.secondary).cleaned(beside: room, stroke: pen.line)
    parts += [room, Part(path: disc(diameter))]
    guard let badge else { return parts }
    let isDisc = isDisc(badge)
    let size = isDisc ? diameter / inset(of: badge) : diameter * 1.12
    let slot = SymbolSource.Slot(center: middle, size: size)
    // A disc is as large in light weights, and swallows a sign as thin as the lines beside it.
    let thin = SymbolPen(6.5 + heavier * (heavier > 0 ? 0.35 : 0.45))
    let marks = fitted(badge, slot, isCutOut: true, thin)
    if isDisc { return parts + marks.dropFirst() }
    return parts
      + marks.map {
        var part = $0
        part.effect = $0.effect == .adds ? .clears : .restores
        return part
      }
  }

  /// Returns a Boolean value that indicates whether a symbol is a disc with something on it, as a
  /// clock: the badge's disc is its own then, and not a hole within a ring.
  private func isDisc(_ plan: SymbolPlan) -> Bool {
    guard case .drawing(let name) = plan, let shapes = source(name)?.shapes, shapes.count > 1,
      case .ellipse = shapes[0].path.storage
    else { return false }
    return shapes[0].form == .area
  }

  /// Lays a triangle with an exclamation mark over the bottom trailing corner.
  private func warned(_ base: [Part], _ pen: SymbolPen) -> [Part] {
    // Heavier, the mark would fill the triangle; lighter, the triangle would be a small one with
    // sharp corners beside the discs of other badges.
    let heavier = pen.line - SymbolStroke.stem(.regular)
    let edge =
      heavier > 0 ? SymbolStroke.eased(pen.line, to: 13.5) : pen.line - heavier * 0.5
    let x = base.inkRect.maxX - 2
    let triangle = Path { path in
      path.move(to: CGPoint(x: x, y: 11))
      path.addLine(to: CGPoint(x: x + 22, y: 49))
      path.addLine(to: CGPoint(x: x - 22, y: 49))
      path.closeSubpath()
    }
    let mark = Path { path in
      path.move(to: CGPoint(x: x, y: 22.5))
      path.addLine(to: CGPoint(x: x, y: 32.5 - max(0, heavier) * 0.1))
      path.move(to: CGPoint(x: x, y: 43))
      path.addLine(to: CGPoint(x: x, y: 43))
    }
    let room = Part(
      path: triangle, effect: .clears, strokeWidth: edge + 2 * SymbolStroke.gap(pen.line))
    return base.at(.secondary).cleaned(beside: room, stroke: pen.line) + [
      room,
      Part(path: triangle, strokeWidth: edge),
      // A lighter cut would close in a triangle that is small, and in a heavier one the dot meets
      // the stem.
      Part(
        path: mark, effect: .clears,
        strokeWidth: min(max(SymbolStroke.fine(edge), 6.2), 6.9 + max(0, heavier) * 0.1),
        isFilled: false),
    ]
  }

  /// Returns the middle of a badge, if the drawing has a place for it.
  private func badge(of plan: SymbolPlan, _ pen: SymbolPen) -> CGPoint? {
    switch plan {
    case .drawing(let name): source(name).map(pen.grown)?.badge
    case .filled(let plan), .slashed(let plan): badge(of: plan, pen)
    default: nil
    }
  }
}

extension SymbolPlan {
  fileprivate var isCharacter: Bool {
    if case .character = self { true } else { false }
  }
}

extension SymbolArtwork.Part {
  /// The part as it is cut out of a filled enclosure.
  fileprivate var cutOut: SymbolArtwork.Part {
    var part = self
    if effect == .adds {
      part.effect = .cuts
    } else {
      (part.effect, part.level) = (.restores, .secondary)
    }
    return part
  }
}

extension [SymbolArtwork.Part] {
  /// Returns the parts without the crumbs and the spurs that a cut leaves of them.
  func cleaned(beside cut: SymbolArtwork.Part, stroke: CGFloat) -> [SymbolArtwork.Part] {
    let crumbs = SymbolCrumbs(of: SymbolGrid(of: self), beside: cut, stroke: stroke)
    let cover = SymbolArtwork.Part(path: crumbs.path, effect: .clears)
    var path = crumbs.path
    path.addPath(SymbolSpurs(of: self, beside: [cover, cut], keeping: crumbs.halves).path)
    return path.isEmpty ? self : self + [SymbolArtwork.Part(path: path, effect: .clears)]
  }

  /// Returns all parts at one level.
  fileprivate func at(_ level: SymbolArtwork.Level) -> [SymbolArtwork.Part] {
    map {
      var part = $0
      part.level = level
      // What was a level of its own is a hole of the whole now.
      if part.effect == .cuts { part.effect = .clears }
      return part
    }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { isNull ? .zero : CGPoint(x: midX, y: midY) }
}
