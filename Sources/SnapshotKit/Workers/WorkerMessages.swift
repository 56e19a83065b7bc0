/// One layout to make and the pictures to take of it: what a worker is sent.
struct CellJob: Codable, Sendable {
  /// One picture of the layout: what the system of a device draws over it, at one scale.
  struct Picture: Sendable {
    /// The device's id.
    let device: String
    let scale: Int
    /// The step of a flow behind which the picture is taken.
    var step: String?
    /// The approvals of the cells of this picture; none where a cell is new.
    var approved: [Approval] = []
    /// A Boolean value that indicates whether to raster even where the key is approved.
    var rasterises = false
    var output: Output = .none
    /// The file of the approved description; nil for most pictures.
    var description: DescriptionFile?
  }

  /// A description's file.
  struct DescriptionFile: Codable, Sendable, Hashable {
    let path: String
    /// The name of the light cell that it is of, and of the dark one that it may serve.
    let cell: String
    let darkCell: String
    /// The path of the stored description; nil where there is none of the approved pictures.
    let stored: String?
    /// A Boolean value that indicates whether it is written anew wherever it differs, though the
    /// pictures are as approved.
    let isRenewed: Bool
  }

  /// The digests of an approved picture.
  struct Approval: Sendable, Hashable {
    let key: String
    let pixels: String
  }

  /// The files to write of a picture.
  enum Output: Sendable, Hashable {
    case none
    /// A PNG file, or by the path's ending an SVG or PDF document; nothing if the file shows it
    /// already.
    case always(path: String, drawn: DrawnPicture? = nil)
    /// Only if no approval has the picture's pixels.
    case ifChanged(Evidence)
    /// Baselines, of which those with other pixels are written anew.
    case baseline([BaselineFile])
  }

  /// The digests of a picture that a run before has drawn.
  struct DrawnPicture: Codable, Sendable, Hashable {
    let key: String
    let pixels: String
    /// The digest of the file.
    let file: String
  }

  /// The paths of the pictures that show a change.
  struct Evidence: Sendable, Hashable {
    /// The paths of all three without their endings.
    let base: String
    /// The approved picture, where there is one.
    var baselinePath: String?
    /// The description of what was approved, where there is one.
    var descriptionPath: String?
    /// The tolerances that cover the picture.
    var tolerances: [Tolerance] = []

    /// The endings of the names of all three.
    static let endings = ["-actual.png", "-expected.png", "-difference.png"]

    var actualPath: String { base + "-actual.png" }
    var expectedPath: String { base + "-expected.png" }
    var differencePath: String { base + "-difference.png" }
  }

  /// A baseline's file.
  struct BaselineFile: Sendable, Hashable {
    let path: String
    /// The digest that the file carries; nil where there is no file.
    let pixels: String?
  }

  /// The purpose of the pictures.
  enum Purpose: String, Codable, Sendable {
    /// To be looked at: what is missing in them is told.
    case showing
    /// To be held against what was approved: what is missing in them is an error.
    case verifying
    /// To be approved: besides, they must show something.
    case recording
  }

  let id: Int
  let screen: String
  let orientation: Orientation
  var scheme: Scheme
  var variant: Variant?
  var pictures: [Picture]
  var purpose = Purpose.showing
  /// A Boolean value that indicates whether the pictures show the device's body around the screen.
  var isFramed = false
  /// A Boolean value that indicates whether the pictures show windows without the screen around
  /// them.
  var isCropped = false
  /// A Boolean value that indicates whether lines over the pictures mark the areas that apps should
  /// keep free.
  var showsSafeArea = false
  /// The pictures to take of a light job's layout, if it serves a dark screen too.
  var dark: DarkPart?

  /// The job that differs in its scheme alone.
  struct DarkPart: Codable, Sendable {
    let id: Int
    let pictures: [Picture]
  }

  /// Returns the pictures of a reply, with those that are as approved filled in.
  static func filled(
    _ reply: [CellReply.Picture?], _ pictures: [Picture]
  ) -> [CellReply.Picture] {
    zip(pictures, reply).map { picture, drawn in
      drawn ?? CellReply.Picture(scale: picture.scale, key: picture.approved.first?.key ?? "")
    }
  }

  /// The dark part as a job by itself.
  var darkJob: CellJob? {
    dark.map {
      CellJob(
        id: $0.id, screen: screen, orientation: orientation, scheme: .dark, variant: variant,
        pictures: $0.pictures, purpose: purpose, isFramed: isFramed,
        isCropped: isCropped, showsSafeArea: showsSafeArea)
    }
  }
}

extension [Lock.Entry] {
  /// The approvals, each once: cells that share a picture mostly share theirs.
  var approvals: [CellJob.Approval] {
    reduce(into: []) { found, entry in
      let approval = CellJob.Approval(key: entry.key, pixels: entry.pixels)
      if !found.contains(approval) { found.append(approval) }
    }
  }
}

extension CellJob {
  /// The files that it may write.
  var paths: [String] {
    (pictures + (dark?.pictures ?? [])).flatMap { picture -> [String] in
      let description = picture.description.map { [$0.path] } ?? []
      switch picture.output {
      case .none: return description
      case .always(let path, _): return description + [path]
      case .ifChanged(let evidence):
        return description + Evidence.endings.map { evidence.base + $0 }
      case .baseline(let files): return description + files.map(\.path)
      }
    }
  }
}

/// The reply of a worker to a job.
struct CellReply: Codable, Sendable {
  struct Picture: Codable, Sendable {
    let scale: Int
    let key: String
    /// The size in pixels, where it is that of the content.
    var size: PixelSize?
    /// The digest of the pixels; nil where an equal key made rastering needless.
    var pixels: String?
    /// The digest of the file, where one was asked for in any case.
    var file: String?
    /// A Boolean value that indicates whether the file that was asked for is written.
    var isWritten = false
    /// The reason against a picture; other pictures of the layout may be there.
    var failure: String?
    /// The difference of the picture from its baseline, where there is one.
    var difference: Difference?
    /// The cause of the picture's change.
    var cause: CellCause?
  }

  /// A size in pixels.
  struct PixelSize: Codable, Sendable, Hashable {
    let width: Int
    let height: Int
  }

  /// The difference of a picture from its baseline.
  struct Difference: Codable, Sendable {
    let count: Int
    /// The number of differing pixels that a person would see.
    let visible: Int
    let box: PixelBox?
    let regions: [DifferenceRegion]
    let largestStep: Int
    /// The most differing pixels in a window of 32 x 32, as a share.
    let density: Double
    /// The tolerance that bears it.
    let spent: Tolerance?
  }

  enum Result: Codable, Sendable {
    /// In the order of the job's; nil where a picture is as approved, as most are.
    case pictures([Picture?])
    /// The screen's own error.
    case screenFailed(String)
    /// An error of the machine: nothing else will succeed either.
    case machineFailed(String)
  }

  let id: Int
  var result: Result
  /// The pictures of the dark part; nil where the layout does not serve it.
  var dark: [Picture?]?
  /// The processor time that the job took, in seconds.
  var cost: Double = 0
  /// The issues of the picture, such as an unknown symbol.
  var issues: [String] = []
  /// The number of descriptions that were written anew of pictures that are as approved.
  var renewed = 0
}

/// All that a worker writes.
enum WorkerMessage: Codable, Sendable {
  /// Fonts and resources are there.
  case ready
  /// Fonts or resources are not there.
  case broken(String)
  case reply(CellReply)
  /// The last words of a worker that was asked for them.
  case statistics(WorkerStatistics)
}

/// The work of a worker, for `--statistics`.
struct WorkerStatistics: Codable, Sendable {
  var layouts = 0
  var rasters = 0
  /// Pictures that were in their files already.
  var unchanged = 0
  var files = 0
  /// Bytes of the files.
  var bytes = 0
  /// Seconds of each step.
  var layoutSeconds = 0.0
  var keySeconds = 0.0
  var rasterSeconds = 0.0
  var encodeSeconds = 0.0
  /// Descriptions that were made, and the seconds that they took with their layouts.
  var descriptions = 0
  var describeSeconds = 0.0
  /// The most memory that the process held, in MB.
  var peakMegabytes = 0.0
  /// The renderer's caches by name, in the order of the pipeline.
  var caches: [Cache] = []

  /// The figures of a cache at the end, of all workers together.
  struct Cache: Codable, Sendable {
    let name: String
    /// The content of the cache, in words.
    let content: String
    var hits: Int
    var misses: Int
    var entries: Int
    /// The size of the entries, roughly, in bytes.
    var bytes: Int
    /// The most that they may take.
    var limit: Int

    static func + (a: Self, b: Self) -> Self {
      Cache(
        name: a.name, content: a.content, hits: a.hits + b.hits, misses: a.misses + b.misses,
        entries: a.entries + b.entries, bytes: a.bytes + b.bytes, limit: a.limit + b.limit)
    }
  }

  static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.layouts += b.layouts
    sum.rasters += b.rasters
    sum.unchanged += b.unchanged
    sum.files += b.files
    sum.bytes += b.bytes
    sum.layoutSeconds += b.layoutSeconds
    sum.keySeconds += b.keySeconds
    sum.rasterSeconds += b.rasterSeconds
    sum.encodeSeconds += b.encodeSeconds
    sum.descriptions += b.descriptions
    sum.describeSeconds += b.describeSeconds
    sum.peakMegabytes = max(a.peakMegabytes, b.peakMegabytes)
    sum.caches = b.caches.map { cache in
      a.caches.first { $0.name == cache.name }.map { $0 + cache } ?? cache
    }
    return sum
  }
}

/// The limits of the resources that a screen may use before it is ended.
struct WorkerLimits: Codable, Sendable, Hashable {
  /// Processor time of one layout and its pictures, in seconds.
  var seconds = 30
  /// Time by the clock of one layout and its pictures, in seconds: a screen that waits for
  /// something uses no processor.
  var clockSeconds = 120
  /// Memory of a worker, in MB.
  var megabytes = 1024

  /// Returns the reason for the end of a screen that took longer by the clock than it may.
  static func overdue(_ seconds: Int) -> String {
    """
    took more than \(seconds) s, and was ended: it waits for something, such as a semaphore, a lock or a \
    sleep; --clock-limit allows more
    """
  }
}
