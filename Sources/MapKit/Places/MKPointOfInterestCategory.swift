/// A kind of places of interest.
///
///     let filter = MKPointOfInterestFilter(including: [.cafe, .bakery])
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the kind, such as `MKPOICategoryCafe`.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = Self.prefix + name }

  private static let prefix = "MKPOICategory"
}

extension MKPointOfInterestCategory {
  /// Airports.
  public static let airport = Self("Airport")
  /// Amusement parks.
  public static let amusementPark = Self("AmusementPark")
  /// Vets and other services for animals.
  public static let animalService = Self("AnimalService")
  /// Aquariums.
  public static let aquarium = Self("Aquarium")
  /// Cash machines.
  public static let atm = Self("ATM")
  /// Garages that repair cars.
  public static let automotiveRepair = Self("AutomotiveRepair")
  /// Bakeries.
  public static let bakery = Self("Bakery")
  /// Banks.
  public static let bank = Self("Bank")
  /// Baseball grounds.
  public static let baseball = Self("Baseball")
  /// Basketball courts.
  public static let basketball = Self("Basketball")
  /// Beaches.
  public static let beach = Self("Beach")
  /// Hairdressers and beauty parlours.
  public static let beauty = Self("Beauty")
  /// Bowling alleys.
  public static let bowling = Self("Bowling")
  /// Breweries.
  public static let brewery = Self("Brewery")
  /// Cafés.
  public static let cafe = Self("Cafe")
  /// Campgrounds.
  public static let campground = Self("Campground")
  /// Car rentals.
  public static let carRental = Self("CarRental")
  /// Castles.
  public static let castle = Self("Castle")
  /// Convention centres.
  public static let conventionCenter = Self("ConventionCenter")
  /// Distilleries.
  public static let distillery = Self("Distillery")
  /// Chargers of electric cars.
  public static let evCharger = Self("EVCharger")
  /// Fairgrounds.
  public static let fairground = Self("Fairground")
  /// Fire stations.
  public static let fireStation = Self("FireStation")
  /// Fishing grounds.
  public static let fishing = Self("Fishing")
  /// Gyms.
  public static let fitnessCenter = Self("FitnessCenter")
  /// Food shops and markets.
  public static let foodMarket = Self("FoodMarket")
  /// Fortresses.
  public static let fortress = Self("Fortress")
  /// Filling stations.
  public static let gasStation = Self("GasStation")
  /// Kart tracks.
  public static let goKart = Self("GoKart")
  /// Golf courses.
  public static let golf = Self("Golf")
  /// Hiking trails.
  public static let hiking = Self("Hiking")
  /// Hospitals.
  public static let hospital = Self("Hospital")
  /// Hotels.
  public static let hotel = Self("Hotel")
  /// Places for kayaks.
  public static let kayaking = Self("Kayaking")
  /// Landmarks.
  public static let landmark = Self("Landmark")
  /// Laundries.
  public static let laundry = Self("Laundry")
  /// Libraries.
  public static let library = Self("Library")
  /// Letter boxes.
  public static let mailbox = Self("Mailbox")
  /// Marinas.
  public static let marina = Self("Marina")
  /// Miniature golf courses.
  public static let miniGolf = Self("MiniGolf")
  /// Cinemas.
  public static let movieTheater = Self("MovieTheater")
  /// Museums.
  public static let museum = Self("Museum")
  /// Music venues.
  public static let musicVenue = Self("MusicVenue")
  /// National monuments.
  public static let nationalMonument = Self("NationalMonument")
  /// National parks.
  public static let nationalPark = Self("NationalPark")
  /// Bars and clubs.
  public static let nightlife = Self("Nightlife")
  /// Parks.
  public static let park = Self("Park")
  /// Car parks.
  public static let parking = Self("Parking")
  /// Pharmacies.
  public static let pharmacy = Self("Pharmacy")
  /// Planetariums.
  public static let planetarium = Self("Planetarium")
  /// Police stations.
  public static let police = Self("Police")
  /// Post offices.
  public static let postOffice = Self("PostOffice")
  /// Stops of public transport.
  public static let publicTransport = Self("PublicTransport")
  /// Restaurants.
  public static let restaurant = Self("Restaurant")
  /// Toilets.
  public static let restroom = Self("Restroom")
  /// Climbing walls and rocks.
  public static let rockClimbing = Self("RockClimbing")
  /// Parks of motor homes.
  public static let rvPark = Self("RVPark")
  /// Schools.
  public static let school = Self("School")
  /// Skate parks.
  public static let skatePark = Self("SkatePark")
  /// Skating rinks.
  public static let skating = Self("Skating")
  /// Ski slopes.
  public static let skiing = Self("Skiing")
  /// Football grounds.
  public static let soccer = Self("Soccer")
  /// Spas.
  public static let spa = Self("Spa")
  /// Stadiums.
  public static let stadium = Self("Stadium")
  /// Shops.
  public static let store = Self("Store")
  /// Surfing beaches.
  public static let surfing = Self("Surfing")
  /// Pools.
  public static let swimming = Self("Swimming")
  /// Tennis courts.
  public static let tennis = Self("Tennis")
  /// Theatres.
  public static let theater = Self("Theater")
  /// Universities.
  public static let university = Self("University")
  /// Volleyball courts.
  public static let volleyball = Self("Volleyball")
  /// Wineries.
  public static let winery = Self("Winery")
  /// Zoos.
  public static let zoo = Self("Zoo")
}

extension MKPointOfInterestCategory {
  /// The words of the kind's name and others that people search it by.
  var searchedText: String {
    let length = rawValue.hasPrefix(Self.prefix) ? Self.prefix.count : 0
    let name = rawValue.dropFirst(length)
    let words = name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter)" : "\(letter)"
    }
    return "\(name) \(words) \(Self.otherWords[self] ?? "")"
  }

  private static let otherWords: [Self: String] = [
    .atm: "cash", .cafe: "coffee tea", .evCharger: "charging station", .fitnessCenter: "gym",
    .foodMarket: "supermarket grocery groceries", .gasStation: "petrol fuel",
    .hotel: "lodging", .movieTheater: "cinema", .nightlife: "bar pub club",
    .pharmacy: "drugstore chemist", .publicTransport: "bus train metro tram station",
    .restaurant: "food lunch dinner", .restroom: "toilet", .store: "shop shopping",
  ]
}
