/// A node that changes a sound; none is heard.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  /// A Boolean value that indicates whether the node leaves sounds as they are.
  open var bypass = false
}

/// A node that changes the pitch and the speed.
open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
  /// The change of the pitch, in hundredths of a semitone.
  open var pitch: Float = 0
  /// The speed.
  open var rate: Float = 1
  /// The overlap of parts of the sound.
  open var overlap: Float = 8
}

/// A node that changes the speed, and the pitch with it.
open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable {
  /// The speed.
  open var rate: Float = 1
}

/// A node that puts a sound into a room.
open class AVAudioUnitReverb: AVAudioUnit, @unchecked Sendable {
  /// The part of the room in the sound, from 0 to 100.
  open var wetDryMix: Float = 0

  /// Does nothing: no room is heard.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// Rooms, halls and chambers, by their size.
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber
  /// Rooms, halls and chambers, by their size.
  case largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// A node that repeats a sound.
open class AVAudioUnitDelay: AVAudioUnit, @unchecked Sendable {
  /// The seconds until the sound comes again.
  open var delayTime: TimeInterval = 1
  /// The part of the sound that comes again, from -100 to 100.
  open var feedback: Float = 50
  /// The part of what comes again in the sound, from 0 to 100.
  open var wetDryMix: Float = 100
}
