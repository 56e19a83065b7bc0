/// What became of public projects that were compiled as they are; each named by its repository.
let triedProjects = """
  ## Public projects, compiled as they are

  461 projects of 193 public repositories that import nothing but SwiftUI, Foundation, Combine, MapKit, CoreLocation, Charts, SwiftData,
  UIKit and the modules beneath them, type-checked by `scripts/try-projects.py` from the copies that `snapshot sources` makes of them, in
  Swift 5's language mode: 416 compiled unchanged when they were first tried (90.2 %), 4810 of 4916 files had no error (97.8 %). With what has been
  added since for those that did not, 442 compile (95.9 %).

  They are five drawings. Those of 24 November 2026 were drawn by lot, 299 of 71 repositories, at most four of a repository each time: what the first
  one's 182 lacked has been added where it could be, and 178 compile. Nothing had been added for the second one's 117 when they were tried: 112 compile
  (95.7 %), 649 of 654 files have no error (99.2 %), though they are of the same repositories, most of which hold exercises of courses.

  The others hold repositories that nobody had tried, and each was tried before anything was added for it; at most four projects of a repository. The
  third one, of 27 November, was chosen by hand: 66 apps and packages of 55 repositories and nearly as many authors, most of the last three years. 43
  compile (65.2 %), 1149 of 1207 files have no error (95.2 %): of 41 apps and courses' projects 33 compile, of 25 packages 10, since a package that others
  build upon calls older, rarer and unofficial names. The fourth one, of 28 November, was chosen by the names of repositories, such as `SwiftUIDemo` and
  `SwiftUIComponents`: 69 projects of 48 repositories, of which 57 compile (82.6 %), 1195 of 1227 files have no error (97.4 %). The fifth one was chosen alike,
  after what the fourth one lacked had been added: 27 projects of 19 repositories, of which 26 compile (96.3 %), 329 of 331 files have no error (99.4 %).

  46 more are set apart, and listed last; with all of them counted it is 416 of 507 (82.1 %). A type that Foundation marks
  as unavailable on Linux is not seen by the check.

  | repository | projects | unchanged | files | without an error |
  |---|--:|--:|--:|--:|
  | 0Itsuki0/SwiftChartsDemo | 1 | 1 | 18 | 18 |
  | A-f-Adib/SwiftChartsAndGraphs | 1 | 1 | 24 | 24 |
  | a9upam/SwiftUIDemos | 4 | 4 | 11 | 11 |
  | ADevelopStudio/NavigationWithSwiftUIDemo | 1 | 1 | 52 | 52 |
  | adventam10/SampleSwiftUIComponents | 1 | 1 | 28 | 28 |
  | AgelousisDev/SwiftUIWeather | 1 | 1 | 2 | 2 |
  | aheze/Popovers | 1 | 0 | 29 | 22 |
  | ahoepelm/MyTasksSwiftUIandSwiftData | 1 | 0 | 11 | 10 |
  | akatreyt/swiftUIWeather | 1 | 1 | 2 | 2 |
  | alirezaeiii/CachingSwiftData | 1 | 0 | 18 | 17 |
  | AllanJuenemann/CalendarView | 1 | 0 | 2 | 0 |
  | amanK1n/swiftUIApps | 4 | 4 | 8 | 8 |
  | AndreaMiotto/PartialSheet | 1 | 0 | 16 | 15 |
  | andrewgilliland/SwiftCharts | 1 | 1 | 20 | 20 |
  | Angel5215/100DaysOfSwiftUI | 8 | 8 | 43 | 43 |
  | AnushkaMishra/SwiftUIDemo | 1 | 1 | 26 | 26 |
  | APP-iOS5th/HelloSwiftUI | 1 | 1 | 2 | 2 |
  | apple-sample-code/BringingMultipleWindowsToYourSwiftUIApp | 1 | 0 | 37 | 36 |
  | AppPear/ChartView | 1 | 1 | 69 | 69 |
  | aritra-tech/SwiftUITodo | 1 | 1 | 7 | 7 |
  | ArmerDev/100DaysOfSwiftUI | 8 | 8 | 19 | 19 |
  | Asperi-Demo/4SwiftUI | 1 | 1 | 4 | 4 |
  | aspitz/SwiftUIWeather | 1 | 1 | 21 | 21 |
  | avjinder/SwiftUIAppDesigns | 2 | 2 | 7 | 7 |
  | ayushmanjivan/SwiftUIDemo | 1 | 1 | 77 | 77 |
  | benedictcontawe/SwiftUIApp | 1 | 1 | 5 | 5 |
  | benlmyers/swiftui-particles | 1 | 0 | 40 | 31 |
  | blkbrds/training-swiftui | 8 | 8 | 38 | 38 |
  | Brsrld/EcommerceSwiftUI | 1 | 1 | 29 | 29 |
  | Chintanneosoft/SwiftUIComponentsDemo | 1 | 0 | 27 | 26 |
  | ciaranrobrien/SwiftUIMasonry | 1 | 1 | 11 | 11 |
  | clarknt/100-days-of-swiftui | 7 | 6 | 64 | 63 |
  | CoderZCC/WeatherSwiftUIDemo | 1 | 1 | 12 | 12 |
  | cristianbm20/swift-ui-course | 8 | 8 | 28 | 28 |
  | crontab/SwiftUIComponents | 1 | 0 | 16 | 9 |
  | cs4alhaider/SwiftDataKit | 1 | 1 | 8 | 8 |
  | CSolanaM/SkeletonUI | 1 | 0 | 16 | 15 |
  | cvs-health/ios-swiftui-accessibility-techniques | 1 | 0 | 14 | 13 |
  | danielsaidi/PageView | 1 | 0 | 4 | 3 |
  | danielsaidi/SwiftUIKit | 1 | 0 | 92 | 83 |
  | danielsaidi/SystemNotification | 1 | 1 | 11 | 11 |
  | davidthomasstanton/100-Days-Of-SwiftUI | 8 | 8 | 42 | 42 |
  | Dhruv96/SwiftUIWeatherApp | 1 | 1 | 14 | 14 |
  | Dimillian/MovieSwiftUI | 2 | 2 | 13 | 13 |
  | djalfirevic/SwiftUI-Playground | 1 | 1 | 6 | 6 |
  | dkk/WrappingHStack | 1 | 1 | 5 | 5 |
  | dogra25130/SwiftUI-Animation-Lab | 1 | 1 | 4 | 4 |
  | eacardenase/SwiftUIWeather | 1 | 1 | 3 | 3 |
  | easydev991/SwiftUI-SotkaApp | 2 | 2 | 15 | 15 |
  | easydev991/SwiftUI-WorkoutApp | 1 | 1 | 9 | 9 |
  | editorscut/ec009-SwiftUIKickstart | 4 | 4 | 14 | 14 |
  | Eduardo-DM/SwiftCharts-in-action | 1 | 1 | 13 | 13 |
  | elai950/AlertToast | 1 | 1 | 3 | 3 |
  | emilyj4482/ToDoList_SwiftData | 1 | 1 | 11 | 11 |
  | eraydiler/100DaysOfSwiftUI | 6 | 6 | 44 | 44 |
  | EricTMcode/Reminders-SwiftData- | 1 | 1 | 18 | 18 |
  | EricTMcode/SwiftUI-Weather | 1 | 1 | 9 | 9 |
  | escalantedanny/SwiftUIComponents | 1 | 1 | 2 | 2 |
  | exyte/ActivityIndicatorView | 1 | 1 | 11 | 11 |
  | exyte/AnimatedTabBar | 1 | 0 | 8 | 6 |
  | exyte/ConcentricOnboarding | 1 | 1 | 3 | 3 |
  | exyte/FloatingButton | 1 | 1 | 2 | 2 |
  | exyte/Grid | 1 | 0 | 38 | 35 |
  | exyte/PopupView | 1 | 1 | 11 | 11 |
  | exyte/ScalingHeaderScrollView | 1 | 0 | 5 | 4 |
  | fatbobman/SwiftUIOverlayContainer | 1 | 0 | 25 | 24 |
  | fermoya/SwiftUIPager | 1 | 1 | 19 | 19 |
  | fmo91/SwiftUIToDoList | 1 | 1 | 18 | 18 |
  | fx-studio/swiftui-notes | 8 | 8 | 56 | 56 |
  | gauravtakdev/MVVMCleanArchitectureWithSwiftUIApp | 1 | 1 | 21 | 21 |
  | GeorgeElsham/ViewExtractor | 1 | 0 | 3 | 0 |
  | Germtao/SwiftUIDemo | 4 | 4 | 20 | 20 |
  | globulus/swiftui-flow-layout | 1 | 1 | 1 | 1 |
  | globulus/swiftui-side-menu | 1 | 1 | 1 | 1 |
  | GorCat/SwiftUIDemos | 4 | 3 | 15 | 14 |
  | HakobGhlijyan/TicTacToeSwiftUIGame | 1 | 1 | 6 | 6 |
  | hardeep-singh/SwiftUIComponents | 1 | 1 | 12 | 12 |
  | HARSH-PRANJAL/Flight_Management-SwiftUI | 1 | 0 | 46 | 44 |
  | HevaWu/100DaysOfSwiftUI | 7 | 7 | 23 | 23 |
  | hmlongco/Navigator | 1 | 0 | 30 | 28 |
  | hmrc/ios-swiftui-components | 1 | 0 | 65 | 53 |
  | igor1309/swift-explore-swiftui-navigation | 1 | 1 | 2 | 2 |
  | Imran4424/SwiftData-Movies | 1 | 1 | 20 | 20 |
  | israman30/SwiftUI-Repo | 4 | 4 | 36 | 36 |
  | its-ericc/iOS-SnakeGame-SwiftUI-Demo | 1 | 1 | 10 | 10 |
  | IV0000/WorkoutSwiftData | 1 | 1 | 9 | 9 |
  | ivanvorobei/SwiftUI | 7 | 7 | 53 | 53 |
  | jastinmartinez/SwiftUI---Projects | 1 | 1 | 4 | 4 |
  | jasudev/AxisTabView | 1 | 1 | 19 | 19 |
  | JavierLaguna/SwiftUI-Things | 1 | 1 | 1 | 1 |
  | jaywcjlove/swiftui-example | 8 | 8 | 17 | 17 |
  | jesslemon/SwiftChartsDemo | 1 | 1 | 42 | 42 |
  | Jinxiansen/SwiftUI | 1 | 0 | 41 | 40 |
  | joelkingsley/swiftui-mapkit-sample | 1 | 0 | 16 | 15 |
  | Jovins/SwiftUIAnimations | 4 | 2 | 17 | 15 |
  | jrasmusson/swiftui | 2 | 2 | 5 | 5 |
  | Jyhwenchai/SwiftUIExample | 8 | 7 | 65 | 64 |
  | jyothishjohnson/SwiftUIAnimations | 1 | 0 | 14 | 13 |
  | KhaoulaZarr/SwiftDataDeepDive | 3 | 3 | 16 | 16 |
  | kiki-le-singe/FirstSwiftUIApp | 1 | 1 | 41 | 41 |
  | kojiba/SimpsonsSwiftUIDemo | 1 | 1 | 20 | 20 |
  | LasithaPrabodha/SwiftUI-Components | 1 | 1 | 41 | 41 |
  | leemccormick/100DaysOfSwiftUI | 8 | 8 | 43 | 43 |
  | Leo-Lem/100DaysOfSwiftUI | 5 | 5 | 15 | 15 |
  | leoho0722/SwiftChartsDemo | 1 | 1 | 26 | 26 |
  | linjunlong/swiftUIDemo | 4 | 4 | 8 | 8 |
  | lorenzofiamingo/swiftui-cached-async-image | 1 | 0 | 1 | 0 |
  | lorenzofiamingo/swiftui-variadic-views | 1 | 0 | 5 | 0 |
  | lucaszischka/BottomSheet | 1 | 0 | 39 | 34 |
  | lukecsmith/SwiftUIAnimationExamples | 1 | 1 | 26 | 26 |
  | mai-penaflor/ExpenseTrackerSwiftUI | 1 | 1 | 20 | 20 |
  | makersacademy/swiftui-engineering-project | 1 | 1 | 5 | 5 |
  | malisevdinoglu/Modern-Swift-UI-Bootcamp | 6 | 6 | 44 | 44 |
  | malperk/ExampleSwiftUIAppMVVM | 1 | 1 | 12 | 12 |
  | manish-d/SwiftUIComponents | 1 | 1 | 27 | 27 |
  | ManuelCBR/100-Days-of-Swift-UI-Paul-Hudson | 8 | 8 | 17 | 17 |
  | markiv/SwiftUI-Shimmer | 1 | 1 | 1 | 1 |
  | martiespinosa/SWIFT-UI | 1 | 1 | 67 | 67 |
  | MatHeartGaming/coolStuff_with_SwiftUI | 7 | 6 | 26 | 25 |
  | MaThhiVick/MovieAPI-SwiftData | 1 | 1 | 11 | 11 |
  | maurocg89/SwiftUI-Projects | 3 | 3 | 13 | 13 |
  | MikePeralta27/SwiftUI-Demo-Projects | 4 | 4 | 8 | 8 |
  | MJUDDIN01/ProductsListSwiftUIApp | 1 | 1 | 15 | 15 |
  | mottzi/SwiftUI-Habit-Rabbit | 1 | 0 | 54 | 50 |
  | msventurini/swiftui-animation-showcase | 1 | 1 | 22 | 22 |
  | MykytaBabanin/WeatherSwiftUIApp | 1 | 1 | 10 | 10 |
  | natashagogo/100-Days-Of-Swift-UI | 8 | 8 | 54 | 54 |
  | neil-explores/SwiftUI_Example_Apps | 7 | 7 | 65 | 65 |
  | noafredman/ExpenseTrackerSwiftUI | 1 | 1 | 32 | 32 |
  | PacktPublishing/SwiftUI---The-Complete-iOS-16-Developers-Resource-and-Bible | 7 | 7 | 20 | 20 |
  | PacktPublishing/SwiftUI-Cookbook | 8 | 8 | 29 | 29 |
  | PacktPublishing/SwiftUI-Projects | 5 | 5 | 81 | 81 |
  | paololeonardi/WaterfallGrid | 1 | 1 | 8 | 8 |
  | ParkGyurim99/SwiftUI-Development | 8 | 8 | 33 | 33 |
  | patriesp95/SwiftDataExercises | 1 | 0 | 89 | 88 |
  | pauljoda/Prismedia-SwiftUI | 1 | 1 | 1 | 1 |
  | PerfectYellow/SwiftUIAnimation | 1 | 1 | 30 | 30 |
  | PetroOnishchuk/The-SwiftUI-Tutorials | 5 | 5 | 24 | 24 |
  | PolishedTomato/swiftUI-100-days | 8 | 8 | 24 | 24 |
  | pommdau/swiftui-practice | 6 | 6 | 29 | 29 |
  | ppalancica/SwiftUI-Demos | 1 | 1 | 5 | 5 |
  | pqhuy87it/iOS-SwiftUI | 8 | 7 | 34 | 33 |
  | pqhuy87it/swiftui-design-patterns | 2 | 1 | 102 | 101 |
  | PrinceSinhaKumar/SwiftUI-SwiftData | 3 | 3 | 16 | 16 |
  | ra1028/swiftui-atom-properties | 1 | 1 | 70 | 70 |
  | radubrujban/MySwiftUIApp | 1 | 1 | 16 | 16 |
  | ram4ik/SwiftUIAnimationSamples | 1 | 1 | 63 | 63 |
  | renaudjenny/swift-ui-card-game | 1 | 1 | 35 | 35 |
  | ricol/SwiftUIDemo | 1 | 1 | 2 | 2 |
  | rlarjsdn3/SwiftUI-UIPractice | 2 | 2 | 52 | 52 |
  | Robtles/SwiftUI-Pokedex | 1 | 1 | 13 | 13 |
  | Rodolfo-Swift-dev/SwiftUIComponents | 1 | 1 | 17 | 17 |
  | RodrigoOkido/SwiftUI-BaseHelper | 1 | 0 | 37 | 36 |
  | rungxanh1995/100DaysOfSwiftUI | 8 | 8 | 148 | 148 |
  | sadeghmeratnia/SwiftUIDemoWithGithubAPIs | 1 | 1 | 30 | 30 |
  | salvatore356/SwiftUIAnimationEssentials | 1 | 1 | 16 | 16 |
  | sasasan03/SwiftDataDemo | 1 | 1 | 13 | 13 |
  | sateeshyegireddi/SwiftUIComponents | 1 | 1 | 45 | 45 |
  | sezertunca/swiftui-mapkit-practice | 1 | 1 | 17 | 17 |
  | shehanhasanga/SwiftUIWeatherApp | 3 | 3 | 13 | 13 |
  | shial4/SwiftUIComponents | 1 | 0 | 30 | 27 |
  | simibac/ConfettiSwiftUI | 1 | 1 | 5 | 5 |
  | spacenation/swiftui-sliders | 1 | 1 | 41 | 41 |
  | stevechacha/SwiftUiWeather | 1 | 1 | 14 | 14 |
  | StewartLynch/SwiftData-Previews-MockData-and-Expressions | 1 | 1 | 12 | 12 |
  | stolyarenkoks/Game-Level-SwiftUI-Demo | 1 | 1 | 8 | 8 |
  | syrekable/CatAPISwiftUIAPP | 1 | 1 | 12 | 12 |
  | teorcl/SwiftUIApp | 1 | 1 | 40 | 40 |
  | tevelee/SwiftUI-Flow | 1 | 0 | 30 | 29 |
  | thomas-e-cowern/SwiftUIPlayground | 7 | 7 | 16 | 16 |
  | TimLariviere/Snapdex-SwiftUI | 1 | 0 | 27 | 26 |
  | ToheedKhan/SwiftUIApps | 4 | 4 | 10 | 10 |
  | tonystark2306/FirstSwiftUIApp | 1 | 1 | 17 | 17 |
  | twostraws/Inferno | 1 | 1 | 5 | 5 |
  | twostraws/Vortex | 1 | 1 | 26 | 26 |
  | u7chan/swift-ui-architecture-examples | 2 | 2 | 26 | 26 |
  | UtkarshUpadhyay1703/SwiftUI-Projects | 8 | 8 | 26 | 26 |
  | varunkudalkar/SwiftUI-Demos | 4 | 4 | 19 | 19 |
  | vicentube/100DaysOfSwiftUI | 8 | 7 | 39 | 38 |
  | VictorZima/SwiftUIAnimation | 1 | 1 | 100 | 100 |
  | virgi-septian/SwiftUI-by-Apple-Developer-Documentation | 4 | 4 | 42 | 42 |
  | wangchaodong/SwiftUIDemo | 2 | 2 | 36 | 36 |
  | wangjianquan/CustomWidget_SwiftUIApp | 1 | 0 | 46 | 44 |
  | waqas-git/AppetizerSwiftUIApp | 1 | 1 | 23 | 23 |
  | WhoIsIvy/MenuSwiftUIApp | 1 | 1 | 28 | 28 |
  | willdale/SwiftUICharts | 1 | 1 | 127 | 127 |
  | wudaxue/SwiftUIDemo | 1 | 1 | 25 | 25 |
  | xiaofu666/SwiftUI_Demos | 8 | 8 | 25 | 25 |
  | xiaoxidong/SwiftUI-For-Beginners-Code | 2 | 2 | 17 | 17 |
  | yuminc03/swiftui-labs-ios | 3 | 1 | 93 | 91 |
  | yungfan/SwiftUI-learning | 8 | 8 | 19 | 19 |
  | yunusolgun/SwiftUI-100-days | 5 | 5 | 15 | 15 |
  | ZakharTeshukov/SwiftUI-MapKit-School-Map-Project | 1 | 1 | 18 | 18 |

  | reason | projects |
  |---|--:|
  | further members of UIKit and MapKit | 13 |
  | SwiftUI's types of one underscore, `_VariadicView` above all | 8 |
  | Foundation's types that have another form on Linux | 3 |
  | pictures' and fonts' files of Core Graphics and ImageIO | 3 |
  | C functions and blocks of Core Graphics | 2 |
  | gestures' types, such as `AnyGesture` | 2 |
  | names of iOS 26 | 2 |
  | initializers of before iOS 15, or with a resource | 2 |
  | `@Previewable` and its property on two lines | 1 |
  | `Text` of a date and a formatter | 1 |
  | `Timer()` | 1 |
  | closures that Apple declared before there was concurrency | 1 |
  | constants of a catalogue's colours that an app has itself | 1 |
  | format styles that Foundation lacks on Linux | 1 |
  | names that Foundation lacks on Linux, in files that import it alone | 1 |
  | pages of a watch | 1 |
  | the keychain and documents of iCloud | 1 |
  | values of the environment | 1 |

  Not among them, since they need what is not offered here, or compile nowhere:

  | reason | projects |
  |---|--:|
  | files that the copy at hand lacks, has twice or has in part | 26 |
  | code that compiles nowhere | 5 |
  | models of Core ML | 2 |
  | names of SwiftUI's first beta, which are gone | 2 |
  | UserNotifications, which UIKit brings along | 1 |
  | an argument that is missing, on Apple's systems too | 1 |
  | an optional that is none, on Apple's systems too | 1 |
  | colours of AppKit | 1 |
  | modules that are not here: `OSLog` | 1 |
  | modules that are not here: `SectionedQuery` | 1 |
  | modules that are not here: `StoreKit` | 1 |
  | modules that are not here: `SwiftfulRecursiveUI` | 1 |
  | modules that are not here: `SwiftOpenAI` | 1 |
  | modules that are not here: `SwiftUIIntrospect` | 1 |
  | modules that are not here: `UniformTypeIdentifiers` | 1 |
  """
