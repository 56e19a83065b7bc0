import DisplayList

/// The states of a flow over time, for a moving picture.
final class Film {
  /// A state, and from when on it shows, in seconds.
  struct Frame {
    let list: DisplayList
    let time: Double
  }

  /// The time of a frame, in seconds.
  let frame: Double
  private(set) var frames: [Frame] = []
  /// The length of the film, in seconds.
  private(set) var length = 0.0

  /// The times for which states behind an action and behind a step are shown, in seconds.
  static let glance = 0.12
  static let look = 0.8
  /// The longest that a change is followed, in seconds; some never end.
  static let longest = 4.0

  /// Begins a film of so many frames a second.
  init(framesPerSecond: Double) { frame = 1 / framesPerSecond }

  /// Shows a state for a time in seconds.
  func add(_ list: DisplayList, for seconds: Double) {
    frames.append(Frame(list: list, time: length))
    length += seconds
  }
}

extension ScreenActor {
  /// Takes a film of what comes of an action, up to its end.
  func film(_ film: Film) throws {
    let end = min(host.remainingMotion, Film.longest)
    for _ in 0..<Int((end / film.frame).rounded(.up)) {
      try host.advance(by: film.frame, in: surroundings)
      film.add(try host.render(in: surroundings, describesNodes: false), for: film.frame)
    }
    try host.rest(in: surroundings)
    film.add(try host.render(in: surroundings, describesNodes: false), for: Film.glance)
  }

  /// Takes a film of time that passes.
  func film(_ film: Film, for seconds: Double) throws {
    var rest = seconds
    while rest > 1e-9 {
      let step = min(film.frame, rest)
      try host.advance(by: step, in: surroundings)
      film.add(try host.render(in: surroundings, describesNodes: false), for: step)
      rest -= step
    }
  }
}
