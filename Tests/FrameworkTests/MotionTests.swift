import CoreMotion
import StageSupport
import SwiftUI
import Testing

/// Movements of a device and of a person, which are none unless told.
@MainActor @Suite struct MotionTests {
  private struct Level: View {
    var motion: CMDeviceMotion?
    @State private var lines: [String] = []
    private let manager = CMMotionManager()

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }
        .onAppear {
          CMMotionManager.know(motion)
          lines.append("\(manager.deviceMotion == nil)")
          manager.startDeviceMotionUpdates(to: .main) { motion, _ in
            guard let motion else { return }
            let degrees = [motion.attitude.roll, motion.attitude.pitch, motion.attitude.yaw].map {
              "\(Int(($0 * 180 / .pi).rounded()))"
            }
            DispatchQueue.main.async { lines.append(degrees.joined(separator: " ")) }
          }
          manager.startAccelerometerUpdates(to: OperationQueue()) { data, _ in
            guard let z = data?.acceleration.z else { return }
            DispatchQueue.main.async { lines.append("z \(Int((z * 100).rounded()))") }
          }
        }
    }
  }

  @Test func aDeviceLiesFlat() throws {
    #expect(try Stage(Level()).texts() == ["true", "0 0 0", "z -100"])
    let attitude = CMAttitude(roll: .pi / 6, pitch: -.pi / 3, yaw: .pi / 2)
    let motion = CMDeviceMotion(
      attitude: attitude, userAcceleration: CMAcceleration(x: 0, y: 0, z: 1))
    // cos 30° cos 60° is 0.433.
    #expect(try Stage(Level(motion: motion)).texts() == ["true", "30 -60 90", "z 57"])
  }

  @Test func nothingIsToldThatWasStopped() throws {
    struct Stopped: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear {
          let manager = CMMotionManager()
          manager.startGyroUpdates(to: .main) { _, _ in MainActor.assumeIsolated { count += 1 } }
          manager.startDeviceMotionUpdates(to: .main) { _, _ in
            MainActor.assumeIsolated { count += 10 }
          }
          manager.stopDeviceMotionUpdates()
        }
      }
    }
    #expect(try Stage(Stopped()).texts() == ["1"])
  }

  @Test func gravityFollowsTheTurn() {
    let upright = CMDeviceMotion(attitude: CMAttitude(pitch: .pi / 2)).gravity
    #expect(abs(upright.y + 1) < 1e-12 && abs(upright.x) < 1e-12 && abs(upright.z) < 1e-12)
    let onItsSide = CMDeviceMotion(attitude: CMAttitude(roll: .pi / 2)).gravity
    #expect(abs(onItsSide.x - 1) < 1e-12 && abs(onItsSide.z) < 1e-12)
    let attitude = CMAttitude(roll: 0.2, pitch: 0.3, yaw: 0.9)
    attitude.multiply(byInverseOf: CMAttitude(roll: 0.2, pitch: 0.3, yaw: 0.9))
    #expect([attitude.roll, attitude.pitch, attitude.yaw].allSatisfy { abs($0) < 1e-12 })
    let turned = CMAttitude(yaw: 0.9)
    turned.multiply(byInverseOf: CMAttitude(yaw: 0.4))
    #expect(abs(turned.yaw - 0.5) < 1e-12)
  }

  private struct Day: View {
    var tell: () -> Void = {}
    @State private var lines: [String] = []
    private let pedometer = CMPedometer()
    private let activities = CMMotionActivityManager()
    private let altimeter = CMAltimeter()

    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }
        .onAppear {
          tell()
          lines.append("\(CMPedometer.authorizationStatus())")
          pedometer.queryPedometerData(from: morning, to: morning + 3_600) { data, error in
            let floors = data?.floorsAscended.map { " up \($0)" } ?? ""
            add(data.map { "\($0.numberOfSteps) steps\(floors)" }, error)
          }
          activities.queryActivityStarting(
            from: morning, to: morning + 3_600, to: .main
          ) { found, error in
            add(
              found.map { $0.map { $0.walking ? "walks" : "else" }.joined(separator: ", ") }, error)
          }
          altimeter.startRelativeAltitudeUpdates(to: .main) { data, error in
            add(data.map { "\($0.relativeAltitude) m" }, error)
          }
        }
    }

    private nonisolated func add(_ text: String?, _ error: (any Error)?) {
      let code = (error as NSError?).map { "\($0.domain) \($0.code)" }
      DispatchQueue.main.async { lines.append(text ?? code ?? "nothing") }
    }
  }

  @Test func nobodyHasBeenAsked() throws {
    let refused = Array(repeating: "CMErrorDomain 105", count: 3)
    #expect(try Stage(Day()).texts() == ["notDetermined"] + refused)
    #expect(CMAltimeter.authorizationStatus() == .notDetermined)
  }

  @Test func aScreenTellsItsDay() throws {
    let stage = Stage(
      Day {
        CMPedometer.know([
          CMPedometerData(start: morning, end: morning + 60, steps: 90, floorsAscended: 2),
          CMPedometerData(start: morning + 1_200, end: morning + 1_260, steps: 30),
          CMPedometerData(start: morning + 3_600, end: morning + 3_660, steps: 500),
        ])
        CMMotionActivityManager.know([
          CMMotionActivity([.cycling], start: morning + 600),
          CMMotionActivity([.walking], start: morning),
        ])
        CMAltimeter.know(CMAltitudeData(relativeAltitude: 12.5))
      })
    #expect(
      try stage.texts() == ["authorized", "120 steps up 2", "walks, else", "12.5 m"])
    #expect(CMPedometer.authorizationStatus() == .notDetermined)
  }

  @Test func aPaceNeedsAWay() {
    let walk = CMPedometerData(start: morning, end: morning + 600, steps: 800, distance: 500)
    #expect(walk.averageActivePace == 1.2 && walk.floorsDescended == nil)
    #expect(CMPedometerData(start: morning, end: morning + 600, steps: 8).averageActivePace == nil)
  }
}

private let morning = Date(timeIntervalSinceReferenceDate: 7e8)
