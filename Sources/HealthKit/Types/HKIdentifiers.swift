/// The name of a type of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  /// Steps.
  public static let stepCount = Self("StepCount")
  /// A way on foot.
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
  /// A way by bicycle.
  public static let distanceCycling = Self("DistanceCycling")
  /// A way in water.
  public static let distanceSwimming = Self("DistanceSwimming")
  /// Stairs.
  public static let flightsClimbed = Self("FlightsClimbed")
  /// Energy of movements.
  public static let activeEnergyBurned = Self("ActiveEnergyBurned")
  /// Energy at rest.
  public static let basalEnergyBurned = Self("BasalEnergyBurned")
  /// Minutes of exercise.
  public static let appleExerciseTime = Self("AppleExerciseTime")
  /// Minutes of standing.
  public static let appleStandTime = Self("AppleStandTime")
  /// Beats of the heart.
  public static let heartRate = Self("HeartRate")
  /// Beats of the heart at rest.
  public static let restingHeartRate = Self("RestingHeartRate")
  /// Beats of the heart while walking.
  public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  /// The deviation of the times between beats.
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  /// Oxygen in the blood.
  public static let oxygenSaturation = Self("OxygenSaturation")
  /// Breaths.
  public static let respiratoryRate = Self("RespiratoryRate")
  /// The most oxygen that is used.
  public static let vo2Max = Self("VO2Max")
  /// The body's temperature.
  public static let bodyTemperature = Self("BodyTemperature")
  /// The body's mass.
  public static let bodyMass = Self("BodyMass")
  /// The mass by the square of the height.
  public static let bodyMassIndex = Self("BodyMassIndex")
  /// The share of fat.
  public static let bodyFatPercentage = Self("BodyFatPercentage")
  /// The mass without fat.
  public static let leanBodyMass = Self("LeanBodyMass")
  /// The height.
  public static let height = Self("Height")
  /// Sugar in the blood.
  public static let bloodGlucose = Self("BloodGlucose")
  /// The higher pressure of the blood.
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  /// The lower pressure of the blood.
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
  /// Water.
  public static let dietaryWater = Self("DietaryWater")
  /// Energy of food.
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
  /// Protein of food.
  public static let dietaryProtein = Self("DietaryProtein")
  /// Carbohydrates of food.
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
  /// Fat of food.
  public static let dietaryFatTotal = Self("DietaryFatTotal")
  /// Sugar of food.
  public static let dietarySugar = Self("DietarySugar")
  /// Caffeine.
  public static let dietaryCaffeine = Self("DietaryCaffeine")

  /// A Boolean value that indicates whether amounts of the type add up.
  var isCumulative: Bool {
    let name = rawValue.dropFirst("HKQuantityTypeIdentifier".count)
    return ["Distance", "Dietary", "Apple"].contains { name.hasPrefix($0) }
      || ["StepCount", "FlightsClimbed", "ActiveEnergyBurned", "BasalEnergyBurned"]
        .contains(String(name))
  }
}

/// The name of a type of categories.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

  /// Sleep.
  public static let sleepAnalysis = Self("SleepAnalysis")
  /// Hours in which somebody stood.
  public static let appleStandHour = Self("AppleStandHour")
  /// Minutes of attention.
  public static let mindfulSession = Self("MindfulSession")
  /// Days of a period.
  public static let menstrualFlow = Self("MenstrualFlow")
}

/// A kind of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  /// In bed, asleep, awake, and asleep of a known depth.
  case inBed = 0, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  /// Asleep, as it was called before iOS 16.
  public static let asleep = Self.asleepUnspecified

  /// The kinds in which somebody sleeps.
  public static let allAsleepValues: Set<Self> = [
    .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
  ]
}

/// A value that tells nothing.
public enum HKCategoryValue: Int, Sendable {
  /// The one value.
  case notApplicable = 0
}

/// A kind of place at which a person exercises.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  /// Not known.
  case unknown = 1
  /// Under a roof, and outside.
  case indoor, outdoor
}

/// A kind of exercise.
public enum HKWorkoutActivityType: UInt, Sendable {
  /// Sports and games.
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling,
    boxing, climbing, cricket
  /// Sports and exercises.
  case crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical,
    equestrianSports, fencing, fishing, functionalStrengthTraining
  /// Sports and exercises.
  case golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody,
    mixedMetabolicCardioTraining
  /// Sports and exercises.
  case paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing,
    skatingSports, snowSports
  /// Sports and exercises.
  case soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis,
    trackAndField, traditionalStrengthTraining
  /// Sports and exercises.
  case volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre,
    coreTraining, crossCountrySkiing
  /// Sports and exercises.
  case downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates,
    snowboarding, stairs, stepTraining, wheelchairWalkPace
  /// Sports and exercises.
  case wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming,
    cardioDance, socialDance, pickleball, cooldown
  /// Triathlons, their changes, diving, and what is none of these.
  case swimBikeRun = 82, transition = 83, underwaterDiving = 84, other = 3_000
}
