/// A Swift file that lets every file of a target see what Apple's Foundation and SwiftUI bring with
/// them.
///
/// Apple's Foundation brings a part of Combine and URLSession with it, SwiftUI all of Foundation.
/// Of Combine it is what models are made of, so that a type of a package's own, such as
/// `Subscription`, is not ambiguous where nothing imports Combine. An exported import in one file
/// of a target is seen by all of its files, so that theirs stay as they are. The imports say that
/// they are public: beside an app's `internal import Combine` one that says nothing is an error.
///
/// Dates and numbers are written in the screen's locale, where Foundation on Linux writes in the
/// locale en_001 whatever is set: a target's own declarations are preferred to those of the modules
/// that it imports.
public enum ReExports {
  /// Returns the file's text.
  ///
  /// - Parameter sources: The texts of the target's own files; what they declare themselves is left
  ///   out.
  /// - Returns: A file to compile with the target.
  public static func text(besides sources: [String]) -> String {
    var text = imports
    for (name, module) in brought where sources.contains(where: { $0.contains(name) }) {
      text += "#if canImport(\(module))\n@_exported public import \(module)\n#endif\n\n"
    }
    if sources.contains(where: { $0.contains("FetchRe") || $0.contains("managedObjectContext") }) {
      text += requests
    }
    var declarations = ["DateFormatter", "NumberFormatter"].compactMap {
      alias($0, of: "Screen\($0)", sources)
    }
    for name in ["MeasurementFormatter", "PersonNameComponentsFormatter"]
    where sources.contains(where: { $0.contains(name) }) {
      declarations += [alias(name, of: "Screen\(name)", sources)].compactMap { $0 }
    }
    declarations += lacking.filter { isNamedWithoutViews($0, sources) }
      .compactMap { alias($0, of: $0, sources) }
    if !sources.contains(where: declaresFormatted) { declarations.append(dates) }
    if sources.contains(where: { $0.contains(#/\bLocale\s*\.\s*current(?!\w)/#) }) {
      declarations.append(locale)
    }
    text += functions.filter { isCalled($0.name, sources) }.map(\.declaration).joined()
    if !declarations.isEmpty {
      text += "#if canImport(SwiftUI)\nimport SwiftUI\n\n"
      text += declarations.joined(separator: "\n") + "\n#endif\n"
    }
    return text
  }

  private static let imports = """
    // Written by Vitrine: what Apple's Foundation and SwiftUI bring with them.
    #if canImport(Combine)
    @_exported public import class Combine.AnyCancellable
    @_exported public import struct Combine.AnyPublisher
    @_exported public import struct Combine.AsyncPublisher
    @_exported public import struct Combine.AsyncThrowingPublisher
    @_exported public import protocol Combine.Cancellable
    @_exported public import protocol Combine.ConnectablePublisher
    @_exported public import class Combine.CurrentValueSubject
    @_exported public import struct Combine.Just
    @_exported public import protocol Combine.ObservableObject
    @_exported public import class Combine.ObservableObjectPublisher
    @_exported public import class Combine.PassthroughSubject
    @_exported public import struct Combine.Published
    @_exported public import protocol Combine.Publisher
    @_exported public import enum Combine.Publishers
    @_exported public import protocol Combine.TopLevelDecoder
    @_exported public import protocol Combine.TopLevelEncoder
    #endif
    @_exported public import Foundation
    #if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
    #endif
    @_exported public import Observation

    """

  /// Names of modules that Apple's UIKit brings with it, and SwiftUI on iOS UIKit, or Foundation.
  private static var brought: [(Regex<Substring>, module: String)] {
    [
      (#/\bUN(?:Mutable)?(?:User)?Notification/#, "UserNotifications"),
      (#/\bCI(?:Filter|Image|Context|Color)\b/#, "AppFilters"),
      (#/\b(?:SecItem|kSecClass|SecRandomCopyBytes)/#, "AppKeychain"),
      (#/\bXMLParser/#, "FoundationXML"),
    ]
  }

  /// Apple's SwiftUI has Core Data's requests.
  private static let requests = """
    #if canImport(CoreData)
    @_exported public import CoreData
    #endif

    """

  private static let dates = """
    extension Foundation.Date {
      @usableFromInline
      func formatted() -> String {
        formatted(Foundation.Date.FormatStyle(date: .numeric, time: .shortened))
      }

      @usableFromInline
      func formatted(
        date: Foundation.Date.FormatStyle.DateStyle, time: Foundation.Date.FormatStyle.TimeStyle
      ) -> String { formatted(Foundation.Date.FormatStyle(date: date, time: time)) }
    }
    """

  /// The current locale in place of Foundation's own, which is en_001 on Linux and has no currency.
  ///
  /// It is no screen's: a constant made of it would be of whichever screen was drawn first.
  private static let locale = """
    extension Foundation.Locale {
      @usableFromInline
      nonisolated static var current: Foundation.Locale { SwiftUI.ScreenLocale.usual }
    }
    """

  /// Names of Apple's Foundation that are SwiftUI's here, since Foundation on Linux lacks them.
  private static let lacking = [
    "DateComponentsFormatter", "LocalizedStringResource", "NSItemProvider",
    "NSKeyValueObservation", "NSUbiquitousKeyValueStore",
    "NSUserActivity", "NSValueTransformerName",
    "RelativeDateTimeFormatter", "Selector", "ValueTransformer",
  ]

  /// Functions of Apple's Foundation that Linux lacks; each file of a target may call them.
  private static let functions = [
    (
      name: "CFAbsoluteTimeGetCurrent",
      declaration: """
      func CFAbsoluteTimeGetCurrent() -> Swift.Double {
        Foundation.Date().timeIntervalSinceReferenceDate
      }

      """
    ),
    (
      name: "autoreleasepool",
      declaration: """
      func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
        try body()
      }

      """
    ),
    (
      name: "__dispatch_queue_get_label",
      declaration: """
      func __dispatch_queue_get_label(
        _ queue: Dispatch.DispatchQueue?
      ) -> Swift.UnsafePointer<Swift.CChar> {
        // The letters last as long as the process, as a queue's own do as long as the queue.
        let letters = Swift.Array((queue ?? .main).label.utf8CString)
        let copy = Swift.UnsafeMutablePointer<Swift.CChar>.allocate(capacity: letters.count)
        copy.initialize(from: letters, count: letters.count)
        return Swift.UnsafePointer(copy)
      }

      """
    ),
    (name: "task_info", declaration: memory),
    (name: "objc_getAssociatedObject", declaration: associations),
  ]

  /// A task's memory as Darwin's kernel tells of it; here it answers that it cannot, so that no
  /// picture shows how much of it there was.
  private static let memory = """
    typealias kern_return_t = Swift.Int32
    typealias integer_t = Swift.Int32
    typealias natural_t = Swift.UInt32
    typealias mach_port_t = Swift.UInt32
    typealias mach_msg_type_number_t = Swift.UInt32
    typealias mach_vm_size_t = Swift.UInt64
    typealias task_flavor_t = Swift.UInt32
    typealias task_info_t = Swift.UnsafeMutablePointer<Swift.Int32>
    typealias mach_task_basic_info_data_t = mach_task_basic_info
    typealias task_vm_info_data_t = task_vm_info
    struct mach_task_basic_info {
      var virtual_size: Swift.UInt64 = 0
      var resident_size: Swift.UInt64 = 0
      var resident_size_max: Swift.UInt64 = 0
      var policy: Swift.Int32 = 0
      var suspend_count: Swift.Int32 = 0
    }
    struct task_vm_info {
      var virtual_size: Swift.UInt64 = 0
      var resident_size: Swift.UInt64 = 0
      var phys_footprint: Swift.UInt64 = 0
    }
    let KERN_SUCCESS: Swift.Int32 = 0
    let KERN_FAILURE: Swift.Int32 = 5
    let MACH_TASK_BASIC_INFO: Swift.Int32 = 20
    let TASK_VM_INFO: Swift.Int32 = 22
    let mach_task_self_: Swift.UInt32 = 0
    func mach_task_self() -> Swift.UInt32 { mach_task_self_ }
    func task_info(
      _ task: Swift.UInt32, _ flavor: Swift.UInt32, _ info: task_info_t?,
      _ count: Swift.UnsafeMutablePointer<Swift.UInt32>?
    ) -> Swift.Int32 { KERN_FAILURE }

    """

  /// Values that Objective-C's runtime keeps for an object: they are there as long as it is, and
  /// are let go as another object gets one.
  private static let associations = """
    enum objc_AssociationPolicy: Swift.UInt, Swift.Sendable {
      case OBJC_ASSOCIATION_ASSIGN = 0
      case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
      case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
      case OBJC_ASSOCIATION_RETAIN = 769
      case OBJC_ASSOCIATION_COPY = 771
    }
    nonisolated private final class AssociatedValues: @unchecked Swift.Sendable {
      private struct Entry {
        weak var object: Swift.AnyObject?
        var values: [Swift.UnsafeRawPointer: Any] = [:]
      }
      static let all = AssociatedValues()
      private let lock = Foundation.NSRecursiveLock()
      private var entries: [Swift.ObjectIdentifier: Entry] = [:]
      subscript(_ object: Swift.AnyObject, _ key: Swift.UnsafeRawPointer) -> Any? {
        get {
          lock.withLock {
            let entry = entries[Swift.ObjectIdentifier(object)]
            return entry?.object === object ? entry?.values[key] : nil
          }
        }
        set {
          lock.withLock {
            let id = Swift.ObjectIdentifier(object)
            if entries[id]?.object !== object {
              entries = entries.filter { $0.value.object != nil }
              entries[id] = Entry(object: object)
            }
            entries[id]?.values[key] = newValue
          }
        }
      }
    }
    nonisolated func objc_getAssociatedObject(
      _ object: Any, _ key: Swift.UnsafeRawPointer
    ) -> Any? { AssociatedValues.all[object as Swift.AnyObject, key] }
    nonisolated func objc_setAssociatedObject(
      _ object: Any, _ key: Swift.UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) { AssociatedValues.all[object as Swift.AnyObject, key] = value }

    """

  private static func isCalled(_ name: String, _ sources: [String]) -> Bool {
    sources.contains { $0.contains(name) } && !sources.contains { $0.contains("func \(name)") }
  }

  /// Returns a Boolean value that indicates whether a file that imports no views has a name.
  private static func isNamedWithoutViews(_ name: String, _ sources: [String]) -> Bool {
    sources.contains { source in
      source.contains(name) && !source.contains(#/\bimport\s+(?:SwiftUI|UIKit)\b/#)
        && source.matches(of: #/\w+/#).contains { $0.output == name }
    }
  }

  /// The declaration of a name for one of SwiftUI's types, which is public where the target's own
  /// public declarations name it: where others import the target, Foundation's would else be
  /// ambiguous with it.
  private static func alias(_ name: String, of type: String, _ sources: [String]) -> String? {
    let named = sources.filter { $0.contains(name) }
    let isDeclared = named.contains { text in
      text.matches(of: #/\b(?:class|struct|enum|actor|typealias)\s+(\w+)/#)
        .contains { $0.1 == name }
    }
    if isDeclared { return nil }
    let isPublic = named.contains { text in
      text.contains("public extension ")
        || text.split(separator: "\n").contains { line in
          // A declaration may be of several lines; a name that Foundation lacks here is never
          // ambiguous with it.
          (lacking.contains(name) || line.contains(name))
            && (line.contains("public ") || line.contains("open "))
        }
    }
    return "\(isPublic ? "public " : "")typealias \(name) = SwiftUI.\(type)"
  }

  private static func declaresFormatted(_ source: String) -> Bool {
    source.contains("func formatted(") && source.contains(#/extension\s+(?:Foundation\.)?Date\b/#)
  }
}
