import CairoRender
import Foundation
import TestSupport
import Testing

@testable import SnapshotKit

private func png(_ width: Int = 3, _ height: Int = 2) throws -> Data {
  let pixels = (0..<(width * height)).map { UInt32($0) &* 0x0010_2030 }
  return Data(
    try PNGEncoder().encode(try PixelImage(width: width, height: height, pixels: pixels)))
}

@Suite struct PNGTextTests {
  @Test func checksumsAreThoseOfTheSpecification() {
    // The check value of CRC-32, and the checksum that every PNG's IEND chunk has.
    #expect(checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(checksum(of: Array("..IEND.".utf8)[2..<6]) == 0xAE42_6082)
  }

  @Test func textsAreReadAsTheyAreWritten() throws {
    let texts = PNGText.adding([("A", "Привет"), ("B", "")], to: try png())
    let content = try PNGText.read(texts)
    #expect(content == .init(width: 3, height: 2, texts: ["A": "Привет", "B": ""]))
    #expect(try PNGText.read(png()).texts.isEmpty)
  }

  @Test func picturesWithTextsAreTheSamePictures() throws {
    let plain = try PNGDecoder.decode([UInt8](png()))
    let with = try PNGDecoder.decode([UInt8](PNGText.adding([("A", "b")], to: png())))
    #expect(plain.withPixels(Array.init) == with.withPixels(Array.init))
  }

  @Test func damageIsNamed() throws {
    let sound = PNGText.adding([("A", "b")], to: try png())
    #expect(throws: PNGText.Problem.noPNG) { try PNGText.read(Data()) }
    #expect(throws: PNGText.Problem.noPNG) { try PNGText.read(Data("GIF89a".utf8)) }
    for length in 8..<sound.count {
      #expect(throws: PNGText.Problem.truncated) { try PNGText.read(sound.prefix(length)) }
    }
    var flipped = sound
    flipped[17] ^= 1
    #expect(throws: PNGText.Problem.badChecksum(chunk: "IHDR")) { try PNGText.read(flipped) }
  }

  @Test func pngReaderWithstandsDamage() throws {
    var random = SeededRandom(seed: 2)
    let sound = [UInt8](PNGText.adding([("A", "b"), ("C", "Привет")], to: try png()))
    for _ in 0..<FuzzRuns.count(500) {
      let content = try? PNGText.read(Data(random.mutated(sound)))
      #expect(content.map { $0.width > 0 && $0.height > 0 } ?? true)
    }
  }
}
