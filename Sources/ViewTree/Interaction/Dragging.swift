/// The effect of a finger that is drawn over the screen, by what lies where it begins.
package enum DragEffect: Sendable, Equatable {
  /// A gesture of the app's hears it.
  case gesture
  /// A control goes to a share of its range.
  case adjust(ElementQuery, share: Double)
  /// Content is scrolled by a distance, in points.
  case scroll(CGSize)
  /// Content that reloads is pulled down.
  case refresh
  /// Pages are turned, forwards or back.
  case page(Int)
  /// A row's actions at an edge are opened.
  case swipe(ElementQuery, HorizontalEdge)
  /// A sheet is dragged, in points downwards.
  case slide(Double)
  /// The page before comes back.
  case back
}

extension ViewHost {
  /// The least distance for a row's actions, a page or the page before, in points: ours, since none
  /// is published; a tenth of a phone's width.
  private static var swipeDistance: Double { 40 }
  /// The width of the screen's edge from which the page before is drawn back, in points: ours.
  private static var backEdge: Double { 20 }
  /// The distance by which content is pulled down until it reloads, in points: ours.
  private static var refreshDistance: Double { 100 }

  /// Returns what comes of a finger that is drawn over the screen; nothing is done.
  ///
  /// - Parameters:
  ///   - start: The point where it begins, in points.
  ///   - distance: Its way to the right and downwards, in points.
  /// - Returns: The effect on what lies topmost there and reacts to that direction.
  /// - Throws: ``InteractionError`` where nothing does.
  package func dragEffect(from start: CGPoint, by distance: CGSize) throws -> DragEffect {
    guard let root = rootElement else { throw InteractionError.notRendered }
    let isHorizontal = abs(distance.width) > abs(distance.height)
    if start.x <= Self.backEdge, distance.width >= Self.swipeDistance, isHorizontal,
      (try? last("a way back") { if case .back(let back) = $0 { back } else { nil } }) != nil
    {
      return .back
    }
    let placed = root.placedElements
    for place in placed.reversed() where place.isTouched(at: start) && !place.element.isDisabled {
      if let effect = effect(on: place.element, start, distance, isHorizontal) { return effect }
    }
    throw InteractionError.impossible(
      "\(Int(start.x)), \(Int(start.y))", reason: "nothing there reacts to a drag of that way")
  }

  private func effect(
    on element: Element, _ start: CGPoint, _ distance: CGSize, _ isHorizontal: Bool
  ) -> DragEffect? {
    let isSwipe = isHorizontal && abs(distance.width) >= Self.swipeDistance
    for interaction in element.interactions {
      switch interaction {
      case .gesture(.drag, _): return .gesture
      case .adjust where isHorizontal: return adjustment(of: element, start, distance)
      case .page where isSwipe: return .page(distance.width < 0 ? 1 : -1)
      case .swipe(let edge, _) where isSwipe:
        let isLeading = (distance.width > 0) != element.traits.isRightToLeft
        guard edge == (isLeading ? .leading : .trailing) else { continue }
        let row = name(of: element) { if case .swipe(edge, _) = $0 { true } else { false } }
        return .swipe(row ?? .point(start.x, start.y), edge)
      case .slide where !isHorizontal: return .slide(distance.height)
      case .scroll:
        let way = CGSize(width: -distance.width, height: -distance.height)
        if element.scrollWay(way) != nil { return .scroll(way) }
        let isPull = !isHorizontal && distance.height >= Self.refreshDistance
        if isPull, reloads(element) { return .refresh }
      default: continue
      }
    }
    return nil
  }

  /// Returns the share of a control's range to which a finger takes it, at hundredths.
  private func adjustment(
    of element: Element, _ start: CGPoint, _ distance: CGSize
  ) -> DragEffect {
    let rect = element.rect
    let way = Double((start.x + distance.width - rect.minX) / max(1, rect.width))
    let share = min(max(0, element.traits.isRightToLeft ? 1 - way : way), 1)
    let control = name(of: element) { if case .adjust = $0 { true } else { false } }
    return .adjust(
      control ?? .point(start.x, start.y), share: (share * 100).rounded() / 100)
  }

  private func reloads(_ element: Element) -> Bool {
    (rootElement?.placedDescendants ?? []).contains { other in
      (other === element || other.encloses(element) || element.encloses(other))
        && other.interactions.contains { if case .refresh = $0 { true } else { false } }
    }
  }

  /// Returns the words by which a query finds an element and no other; nil where there are none.
  private func name(
    of element: Element, accepts: @escaping (Interaction) -> Bool
  ) -> ElementQuery? {
    let words = [element.accessibility.identifier, element.spokenLabel].compactMap { $0 }
    for word in words where !word.isEmpty {
      let query = ElementQuery(word)
      if (try? self.element(query, accepts: accepts)) === element { return query }
      for index in 0..<Self.mostAlike {
        guard let found = try? self.element(query.at(index), accepts: accepts) else { break }
        if found === element { return query.at(index) }
      }
    }
    return nil
  }

  /// As many elements of one name are told apart by their number.
  private static var mostAlike: Int { 20 }

  /// Returns a query of words that finds what a touch of a point reaches, or else the point.
  ///
  /// - Parameters:
  ///   - point: The point of the screen, in points.
  ///   - accepts: A closure that returns whether the touch applies to an interaction.
  /// - Returns: The query.
  /// - Throws: ``InteractionError`` where the touch reaches nothing that reacts.
  package func query(
    at point: CGPoint, accepts: @escaping (Interaction) -> Bool
  ) throws -> ElementQuery {
    let place = ElementQuery.point(point.x, point.y)
    return name(of: try element(place, accepts: accepts), accepts: accepts) ?? place
  }
}
