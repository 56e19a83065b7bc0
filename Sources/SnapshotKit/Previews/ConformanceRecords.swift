internal import CSwiftRuntime

/// The types of this process that conform to a protocol, by the records that the compiler leaves of
/// them.
///
/// Of each loaded image the runtime knows where the records lie; they are laid out as the Swift ABI
/// has it (docs/ABI/TypeMetadata.rst): four-byte distances from themselves to what they mean.
/// Nothing is written, and addresses do not leave this file.
enum ConformanceRecords {
  /// Returns the non-generic types of a module that conform to a protocol of a name, in the order
  /// of their names.
  static func types(of module: String, conformingTo protocolName: String) -> [Any.Type] {
    var found: [(name: String, type: Any.Type)] = []
    for record in all where record.conformance.protocolName == protocolName {
      guard let descriptor = record.conformance.typeDescriptor, !descriptor.isGeneric,
        descriptor.module == module, let type = descriptor.type
      else { continue }
      found.append((descriptor.name, type))
    }
    return found.sorted { $0.name < $1.name }.map(\.type)
  }

  private static var all: [Record] {
    let found = Found()
    swift_enumerateAllMetadataSections(
      { sections, context in
        guard let sections, let context else { return true }
        Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().add(sections)
        return true
      }, Unmanaged.passUnretained(found).toOpaque())
    return found.records
  }

  private final class Found {
    var records: [Record] = []

    /// Reads the bounds of an image's records: behind a version, the image and two reserved words
    /// stand the bounds of each kind, those of protocols first and those of conformances next.
    func add(_ sections: UnsafeRawPointer) {
      let words = sections.assumingMemoryBound(to: UInt.self)
      guard let start = UnsafeRawPointer(bitPattern: words[6]) else { return }
      for offset in stride(from: 0, to: Int(words[7]), by: 4) {
        records.append(Record(address: start + offset))
      }
    }
  }
}

/// An entry in the table of conformances.
private struct Record {
  let address: UnsafeRawPointer

  var conformance: Conformance { Conformance(address: address.direct) }
}

/// Who conforms to what.
private struct Conformance {
  let address: UnsafeRawPointer

  var protocolName: String? { address.indirectable.map { ($0 + 8).directString } }

  var typeDescriptor: TypeDescriptor? {
    let flags = (address + 12).load(as: UInt32.self)
    let target = (address + 4).direct
    switch flags >> 3 & 7 {
    case 0: return TypeDescriptor(address: target)
    case 1:
      return target.load(as: UnsafeRawPointer?.self).map(TypeDescriptor.init)
    default: return nil
    }
  }
}

/// The descriptor of a type that the compiler writes.
private struct TypeDescriptor {
  let address: UnsafeRawPointer

  private var flags: UInt32 { address.load(as: UInt32.self) }
  var isGeneric: Bool { flags & 0x80 != 0 }
  var name: String { (address + 8).directString }

  /// The module, which stands above all that encloses the type.
  var module: String? {
    var place = (address + 4).indirectable
    while let context = place {
      if context.load(as: UInt32.self) & 0x1F == 0 { return (context + 8).directString }
      place = (context + 4).indirectable
    }
    return nil
  }

  /// The type, which its access function makes.
  var type: Any.Type? {
    typealias Access = @convention(thin) (UInt) -> (UnsafeRawPointer?, UInt)
    let access = unsafeBitCast((address + 12).direct, to: Access.self)
    return access(0).0.map { unsafeBitCast($0, to: Any.Type.self) }
  }
}

extension UnsafeRawPointer {
  /// The address at the relative offset that stands here.
  fileprivate var direct: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

  fileprivate var directString: String {
    String(cString: direct.assumingMemoryBound(to: CChar.self))
  }

  /// The address at a relative offset, direct or through a pointer; nil where there is none.
  fileprivate var indirectable: UnsafeRawPointer? {
    let distance = Int(load(as: Int32.self))
    guard distance != 0 else { return nil }
    guard distance & 1 == 1 else { return self + distance }
    return (self + (distance & ~1)).load(as: UnsafeRawPointer?.self)
  }
}
