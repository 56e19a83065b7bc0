extension MKPointOfInterestCategory {
  /// The name of the symbol that stands for the kind on a map; nil for kinds that have none, which
  /// are shown by a pin.
  var symbol: String? { Self.symbols[self] }

  /// The symbols of kinds, chosen by what the kinds are: the platform publishes no names.
  static let symbols: [Self: String] = [
    .airport: "airplane", .animalService: "pawprint.fill", .aquarium: "fish.fill",
    .atm: "banknote.fill", .automotiveRepair: "wrench.and.screwdriver.fill",
    .bakery: "birthday.cake.fill", .bank: "building.columns.fill", .baseball: "baseball.fill",
    .basketball: "basketball.fill", .beach: "beach.umbrella.fill", .beauty: "scissors",
    .brewery: "mug.fill", .cafe: "cup.and.saucer.fill", .campground: "tent.fill",
    .carRental: "car.fill", .castle: "crown.fill", .evCharger: "bolt.car.fill",
    .fireStation: "flame.fill", .fishing: "fish.fill", .fitnessCenter: "dumbbell.fill",
    .foodMarket: "basket.fill", .gasStation: "fuelpump.fill", .hiking: "figure.hiking",
    .hospital: "cross.fill", .hotel: "bed.double.fill", .landmark: "star.fill",
    .library: "books.vertical.fill", .mailbox: "envelope.fill", .marina: "sailboat.fill",
    .movieTheater: "film.fill", .museum: "building.columns.fill", .musicVenue: "music.mic",
    .nationalMonument: "star.fill", .nationalPark: "tree.fill", .nightlife: "wineglass.fill",
    .park: "tree.fill", .parking: "car.fill", .pharmacy: "pills.fill",
    .planetarium: "moon.stars.fill", .police: "shield.fill", .postOffice: "envelope.fill",
    .publicTransport: "tram.fill", .restaurant: "fork.knife", .rockClimbing: "mountain.2.fill",
    .school: "graduationcap.fill", .soccer: "soccerball", .spa: "leaf.fill",
    .stadium: "ticket.fill", .store: "bag.fill", .swimming: "figure.pool.swim",
    .tennis: "tennisball.fill", .theater: "theatermasks.fill", .university: "graduationcap.fill",
    .volleyball: "volleyball.fill", .winery: "wineglass.fill", .zoo: "pawprint.fill",
  ]
}
