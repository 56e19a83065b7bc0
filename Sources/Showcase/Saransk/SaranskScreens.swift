import MapPanel
import SnapshotKit
import SwiftUI

/// The screens of the app for tourists: each main part on all devices, its further states on some.
@MainActor enum SaranskScreens {
  /// The screens, in the order of the gallery.
  nonisolated static var all: [Screen] {
    main + catalogue + map + sight + profile + achievements + windows
  }
}

extension View {
  /// Lets what tells the time agree with the status bar and the services' clock.
  fileprivate func atSampleDate() -> some View {
    environment(\.referenceDate, SampleMoment.date)
  }
}

extension SaranskServices {
  /// Sets the clock back, so that a badge was earned before the moment of the picture.
  fileprivate mutating func setBack(_ seconds: Double) {
    let now = now
    self.now = { now().addingTimeInterval(-seconds) }
  }
}

extension ScreenActor {
  /// Types into a search field, and puts the keyboard away.
  fileprivate func search(_ words: String, in field: String) throws {
    try type(words, into: field)
    try submit()
  }
}

// MARK: - On all devices

extension SaranskScreens {
  /// The variants of the main parts, beside the usual settings.
  nonisolated private static let variants: [Variant] = [
    .typeSize(.xSmall), .typeSize(.accessibility5), .highContrast, .rightToLeft, .locale("en"),
    .pseudoLocale,
  ]

  /// The variants of sheets, which are opened by words in the catalogue's language.
  nonisolated private static let sheetVariants: [Variant] = [
    .typeSize(.accessibility5), .rightToLeft,
  ]

  nonisolated private static var main: [Screen] {
    [
      whole("catalogue", "достопримечательности") { _ in }.windows(),
      whole("map", "карта") { $0.go("map/ushakov-cathedral") }.inParts,
      whole("sight", "страница места") { $0.go("sight/erzia-museum") }.inParts,
      whole("profile", "профиль") { $0.go("profile") }.inParts,
      whole("achievements", "достижения") { $0.go("achievements") }.inParts,
      whole("settings", "настройки") { $0.go("profile").push(.settings) }.windows(
        .splitView, on: twoSchemes
      ).inParts,
    ]
  }

  nonisolated private static func whole(
    _ name: String, _ title: String,
    _ prepare: @escaping @MainActor @Sendable (SaranskModel) throws -> Void
  ) -> Screen {
    Screen("saransk-\(name)", title: "Саранск: \(title)", variants: variants) {
      // One person's favourites and visits on all of them.
      let app = try SaranskModel.sample().signIn()
      try prepare(app)
      return SaranskRoot(app).atSampleDate()
    }
    .inAllTypeSizes
  }
}

// MARK: - States

extension SaranskScreens {
  /// The smallest phone, a usual one and a tablet, upright, in light and in dark.
  nonisolated static let states = DeviceSelection.devices(
    ["iphone-se-3", "iphone-15", "ipad-10"], orientations: [.portrait], nativeScaleOnly: true)

  /// A state of the app on some devices: what is in place of its services, what is set, what is
  /// done; by the sample's person, or a guest who has marked and visited nothing.
  nonisolated private static func state(
    _ name: String, _ title: String, on selection: DeviceSelection = states,
    variants: [Variant] = [],
    isGuest: Bool = false, sidebar: NavigationSplitViewVisibility = .automatic,
    services: @escaping @MainActor @Sendable (inout SaranskServices) -> Void = { _ in },
    set: @escaping @MainActor @Sendable (SaranskModel) throws -> Void = { _ in },
    do actions: @escaping @MainActor @Sendable (ScreenActor) throws -> Void = { _ in }
  ) -> Screen {
    Screen(
      "saransk-\(name)", title: "Саранск: \(title)", on: selection, variants: variants,
      prepare: actions
    ) {
      var all = try SaranskServices.sample()
      services(&all)
      let app = SaranskModel(services: all)
      if !isGuest { app.signIn() }
      try set(app)
      return SaranskRoot(app, sidebar: sidebar).atSampleDate()
    }
  }

  nonisolated private static var catalogue: [Screen] {
    [
      state("catalogue-search", "поиск", do: { try $0.search("музей", in: "Поиск") }),
      state("catalogue-category", "категория", do: { try $0.tap("Храмы") }),
      state("catalogue-sorted", "по названию", set: { $0.catalogue.query.sort = .name }),
      state("catalogue-sort-menu", "порядок выбирают", do: { try $0.tap("sort") }),
      state("catalogue-share", "место отправляют", do: { try $0.reach("share-makarovsky-pogost") }),
      state("catalogue-empty", "ничего не найдено", do: { try $0.search("аквапарк", in: "Поиск") }),
      state("catalogue-loading", "загрузка", services: { $0.sights = NeverLoading() }),
      state("catalogue-pictures", "картинки загружаются", services: { $0.pictures = .slow }),
      state("catalogue-error", "ошибка", services: { $0.sights = FailingSights(times: 9) }),
      state(
        "catalogue-retried", "после ошибки", services: { $0.sights = FailingSights(times: 1) },
        do: { try $0.tap("Повторить") }),
      state(
        "catalogue-favourite", "в избранном", do: { try $0.tap("favourite-makarovsky-pogost") }),
      state(
        "catalogue-filters", "фильтры", on: .all, variants: sheetVariants,
        do: { try $0.tap("Фильтры") }),
      state(
        "catalogue-filtered", "после фильтров",
        do: {
          try $0.tap("Фильтры")
          try $0.tap("filter-museum")
          try $0.tap("apply-filters")
        }),
      state(
        "sidebar", "боковая панель", on: tablets, sidebar: .doubleColumn),
    ]
  }

  nonisolated private static let tablets = DeviceSelection.devices(
    ["ipad-10", "ipad-pro-12-9"], nativeScaleOnly: true)
}

extension PictureSource {
  /// Pictures that never come.
  static let slow = remote(URL(fileURLWithPath: "/nowhere"))
}

extension SaranskScreens {
  nonisolated private static var map: [Screen] {
    [
      state("map-plain", "карта без выбора", set: { $0.go("map") }),
      state(
        "map-search", "поиск на карте", set: { $0.go("map") },
        do: { try $0.search("театр", in: "Поиск достопримечательностей") }),
      state(
        "map-search-cleared", "поиск стёрт", set: { $0.go("map") },
        do: {
          try $0.search("театр", in: "Поиск достопримечательностей")
          try $0.tap("Очистить")
        }),
      state(
        "map-search-empty", "на карте ничего не найдено", set: { $0.go("map") },
        do: { try $0.search("аквапарк", in: "Поиск достопримечательностей") }),
      state(
        "map-category", "категория на карте", set: { $0.go("map") }, do: { try $0.tap("Музеи") }),
      state(
        "map-filters", "фильтры карты", set: { $0.go("map") },
        do: {
          try $0.tap("Фильтры")
          try $0.tap("filter-temple")
          try $0.reach("Открыто сейчас")
        }),
      state(
        "map-filtered", "карта после фильтров", set: { $0.go("map") },
        do: {
          try $0.tap("Фильтры")
          try $0.tap("filter-temple")
          try $0.reach("Открыто сейчас")
          try $0.tap("apply-filters")
        }),
      state(
        "map-route", "путь к месту", set: { $0.go("sight/erzia-museum") },
        do: {
          try $0.scroll(to: "Маршрут")
          try $0.tap("Маршрут")
        }),
      state(
        "map-sight", "страница места над картой", set: { $0.go("map/ushakov-cathedral") },
        do: { try $0.tap("open-selected") }),
      state(
        "map-located", "моё местоположение", set: { $0.go("map") },
        do: { try $0.tap("Моё местоположение") }),
      state(
        "map-refused", "нет доступа к геопозиции", services: { $0.location = RefusedLocation() },
        set: { $0.go("map") }, do: { try $0.tap("Моё местоположение") }),
    ]
  }

  nonisolated private static var sight: [Screen] {
    [
      state(
        "sight-evening", "место вечером", set: { $0.go("sight/ushakov-cathedral") },
        do: { try $0.tap("other-time") }),
      state("sight-station", "вокзал: телефон и сайт", set: { $0.go("sight/railway-station") }),
      state(
        "sight-share", "страницу места отправляют", set: { $0.go("sight/erzia-museum") },
        do: {
          try $0.scroll(to: "Поделиться")
          try $0.tap("Поделиться")
        }),
      state(
        "reviews-loading", "отзывы загружаются", services: { $0.reviews = NeverReviews() },
        set: { $0.go("sight/erzia-museum").push(.reviews("erzia-museum")) }),
      state(
        "reviews-failed", "отзывы не загрузились", services: { $0.reviews = OfflineReviews() },
        set: { $0.go("sight/erzia-museum").push(.reviews("erzia-museum")) }),
      state(
        "sight-visited", "посещение отмечено", isGuest: true,
        services: { $0.setBack(EarnedBadgeView.duration) },
        set: { $0.go("sight/pushkin-park") },
        do: {
          try $0.reach("Отметить посещение")
          try $0.tap("Отлично")
        }),
      state(
        "sight-reviews", "все отзывы", on: .all, variants: variants,
        set: { $0.go("sight/erzia-museum").push(.reviews("erzia-museum")) }),
      state(
        "review-form", "отзыв", on: .all, variants: sheetVariants,
        set: { $0.go("sight/erzia-museum") },
        do: { try $0.reach("Написать отзыв") }),
      state(
        "review-error", "отзыв: ошибки", set: { $0.go("sight/erzia-museum") },
        do: {
          try $0.reach("Написать отзыв")
          try $0.paste("Уютно", into: "Текст отзыва")
          try $0.reach("Опубликовать")
        }),
      state(
        "review-published", "отзыв опубликован", set: { $0.go("sight/erzia-museum") },
        do: {
          try $0.reach("Все отзывы")
          try $0.tap("Написать отзыв")
          try $0.tap("star-5")
          try $0.paste("Вернусь сюда ещё раз с друзьями.", into: "Текст отзыва")
          try $0.reach("Опубликовать")
        }),
    ]
  }

  nonisolated private static var profile: [Screen] {
    let fill: @MainActor @Sendable (ScreenActor, String, String) throws -> Void = {
      try $0.tap("Войти")
      try $0.paste($1, into: "Почта")
      try $0.paste($2, into: "Пароль")
      try $0.tap("submit-sign-in")
    }
    return [
      state("profile-signed-out", "профиль гостя", isGuest: true, set: { $0.go("profile") }),
      state(
        "history-empty", "история пуста", isGuest: true, set: { $0.go("profile").push(.history) }),
      state(
        "sign-in-recovered", "вход: письмо отправлено", isGuest: true, set: { $0.go("profile") },
        do: {
          try $0.tap("Войти")
          try $0.paste("anna@example.com", into: "Почта")
          try $0.tap("Забыли пароль?")
        }),
      state(
        "settings-dark", "настройки: тёмная тема", set: { $0.go("profile").push(.settings) },
        do: {
          try $0.tap("Тема")
          try $0.select("Тёмная")
        }),
      state(
        "sign-in", "вход", on: .all, variants: sheetVariants, isGuest: true,
        set: { $0.go("profile") },
        do: {
          try $0.scroll(to: "Войти")
          try $0.tap("Войти")
        }),
      state(
        "sign-in-invalid", "вход: ошибки в полях", isGuest: true, set: { $0.go("profile") },
        do: { try fill($0, "anna", "123") }),
      state(
        "sign-in-wrong", "вход: неверный пароль", isGuest: true, set: { $0.go("profile") },
        do: { try fill($0, "anna@example.com", "12345678") }),
      state(
        "sign-in-busy", "вход: ожидание", isGuest: true, services: { $0.accounts = SlowAccounts() },
        set: { $0.go("profile") }, do: { try fill($0, "anna@example.com", "saransk1641") }),
      state(
        "favourites", "избранное", on: .all, variants: variants,
        set: { $0.go("profile").push(.favourites) }),
      state(
        "favourites-empty", "избранное пусто", isGuest: true,
        set: { $0.go("profile").push(.favourites) }),
      state(
        "history", "история", on: .all, variants: variants,
        set: { $0.go("profile").push(.history) }),
    ]
  }

  nonisolated private static var achievements: [Screen] {
    [
      state(
        "achievements-guest", "достижения гостя", isGuest: true, set: { $0.go("achievements") }),
      state(
        "achievements-loading", "достижения загружаются",
        services: { $0.community = NeverCommunity() }, set: { $0.go("achievements") }),
      state(
        "achievements-failed", "достижения не загрузились",
        services: { $0.community = FailingCommunity(times: 9) }, set: { $0.go("achievements") }),
      earning("begins", after: 0.06),
      earning("grows", after: 0.42),
      earning("rests", after: 1.2),
    ]
  }

  /// A badge so many seconds after it was earned.
  nonisolated private static func earning(_ name: String, after seconds: Double) -> Screen {
    state(
      "badge-\(name)", "значок, \(seconds) с",
      services: { $0.setBack(seconds) },
      set: { $0.go("sight/folk-culture-museum") },
      do: { try $0.reach("Отметить посещение") })
  }
}

// MARK: - The guide's checklist

extension Screen {
  /// The screen in Split View and Slide Over of a tablet upright, whose parts are narrowest.
  fileprivate var inParts: Screen {
    windows(
      .splitView + [.slideOver],
      on: .devices(
        ["ipad-10"], orientations: [.portrait], nativeScaleOnly: true, schemes: [.light]))
  }
}

extension SaranskScreens {
  nonisolated private static var windows: [Screen] {
    [
      Screen(
        "saransk-checklist", title: "Саранск: все размеры шрифта", on: checklist,
        variants: DynamicTypeSize.allCases.map { .typeSize($0) }
      ) { SaranskRoot(try .sample().signIn().go("sight/national-theatre")) }
    ]
  }

  /// An iPad both ways, light and dark.
  nonisolated fileprivate static let twoSchemes = DeviceSelection.devices(
    ["ipad-pro-11"], nativeScaleOnly: true)

  /// The devices that the guide's last list names, both ways.
  nonisolated private static let checklist = DeviceSelection.devices(
    ["iphone-se-3", "iphone-15-pro-max", "ipad-10", "ipad-pro-12-9"], nativeScaleOnly: true)
}
