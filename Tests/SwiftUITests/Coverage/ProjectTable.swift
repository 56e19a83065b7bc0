/// What became of public projects that were compiled as they are; each named by its repository.
let triedProjects = """
  ## Public projects, compiled as they are

  365 projects of 126 public repositories that import nothing but SwiftUI, Foundation, Combine, MapKit, CoreLocation, Charts, SwiftData,
  UIKit and the modules beneath them, type-checked by `scripts/try-projects.py` from the copies that `snapshot sources` makes of them, in
  Swift 5's language mode: 333 compile unchanged (91.2 %), 3286 of 3358 files have no error (97.9 %).

  They are three drawings. Those of 24 November 2026 were drawn by lot, 299 of 71 repositories, at most four of a repository each time: what the first
  one's 182 lacked has been added where it could be, and 178 compile. Nothing had been added for the second one's 117 when they were tried: 112 compile
  (95.7 %), 649 of 654 files have no error (99.2 %), though they are of the same repositories, most of which hold exercises of courses.

  The third one, of 27 November 2026, was chosen by hand: 66 apps and packages of 55 further repositories and nearly as many authors, most of the last
  three years, tried before anything was added for them. 43 compile (65.2 %), 1149 of 1207 files have no error (95.2 %). Of 41 apps and courses'
  projects 33 compile, of 25 packages 10: a package that others build upon calls older, rarer and unofficial names. That is nearest to what a
  project meets which nobody has tried. What has been added since for it is not counted: `_VariadicView` and further types of one underscore, gestures'
  types, names of iOS 26, observations by key path, names of Foundation for files that import nothing else, members of UIKit and MapKit.

  32 more are set apart, most by hand, and listed last; with all of them counted it is 333 of 397 (83.9 %). A type that Foundation marks
  as unavailable on Linux, such as `MeasurementFormatter`, is not seen by the check.

  | repository | projects | unchanged | files | without an error |
  |---|--:|--:|--:|--:|
  | 0Itsuki0/SwiftChartsDemo | 1 | 1 | 18 | 18 |
  | A-f-Adib/SwiftChartsAndGraphs | 1 | 1 | 24 | 24 |
  | aheze/Popovers | 1 | 0 | 29 | 22 |
  | ahoepelm/MyTasksSwiftUIandSwiftData | 1 | 0 | 11 | 10 |
  | alirezaeiii/CachingSwiftData | 1 | 0 | 18 | 17 |
  | AllanJuenemann/CalendarView | 1 | 0 | 2 | 0 |
  | AndreaMiotto/PartialSheet | 1 | 0 | 16 | 15 |
  | andrewgilliland/SwiftCharts | 1 | 1 | 20 | 20 |
  | Angel5215/100DaysOfSwiftUI | 8 | 8 | 43 | 43 |
  | APP-iOS5th/HelloSwiftUI | 1 | 1 | 2 | 2 |
  | AppPear/ChartView | 1 | 1 | 69 | 69 |
  | ArmerDev/100DaysOfSwiftUI | 8 | 8 | 19 | 19 |
  | Asperi-Demo/4SwiftUI | 1 | 1 | 4 | 4 |
  | benlmyers/swiftui-particles | 1 | 0 | 40 | 31 |
  | blkbrds/training-swiftui | 8 | 8 | 38 | 38 |
  | ciaranrobrien/SwiftUIMasonry | 1 | 1 | 11 | 11 |
  | clarknt/100-days-of-swiftui | 7 | 6 | 64 | 63 |
  | cristianbm20/swift-ui-course | 8 | 8 | 28 | 28 |
  | cs4alhaider/SwiftDataKit | 1 | 1 | 8 | 8 |
  | CSolanaM/SkeletonUI | 1 | 0 | 16 | 15 |
  | cvs-health/ios-swiftui-accessibility-techniques | 1 | 0 | 14 | 13 |
  | danielsaidi/PageView | 1 | 0 | 4 | 3 |
  | danielsaidi/SwiftUIKit | 1 | 0 | 92 | 83 |
  | danielsaidi/SystemNotification | 1 | 1 | 11 | 11 |
  | davidthomasstanton/100-Days-Of-SwiftUI | 8 | 8 | 42 | 42 |
  | Dimillian/MovieSwiftUI | 2 | 2 | 13 | 13 |
  | djalfirevic/SwiftUI-Playground | 1 | 1 | 6 | 6 |
  | dkk/WrappingHStack | 1 | 1 | 5 | 5 |
  | dogra25130/SwiftUI-Animation-Lab | 1 | 1 | 4 | 4 |
  | Eduardo-DM/SwiftCharts-in-action | 1 | 1 | 13 | 13 |
  | elai950/AlertToast | 1 | 1 | 3 | 3 |
  | emilyj4482/ToDoList_SwiftData | 1 | 1 | 11 | 11 |
  | eraydiler/100DaysOfSwiftUI | 6 | 6 | 44 | 44 |
  | EricTMcode/Reminders-SwiftData- | 1 | 1 | 18 | 18 |
  | EricTMcode/SwiftUI-Weather | 1 | 1 | 9 | 9 |
  | exyte/ActivityIndicatorView | 1 | 1 | 11 | 11 |
  | exyte/AnimatedTabBar | 1 | 0 | 8 | 6 |
  | exyte/ConcentricOnboarding | 1 | 1 | 3 | 3 |
  | exyte/FloatingButton | 1 | 1 | 2 | 2 |
  | exyte/Grid | 1 | 0 | 38 | 35 |
  | exyte/PopupView | 1 | 1 | 11 | 11 |
  | exyte/ScalingHeaderScrollView | 1 | 0 | 5 | 4 |
  | fatbobman/SwiftUIOverlayContainer | 1 | 0 | 25 | 24 |
  | fermoya/SwiftUIPager | 1 | 1 | 19 | 19 |
  | fx-studio/swiftui-notes | 8 | 8 | 56 | 56 |
  | GeorgeElsham/ViewExtractor | 1 | 0 | 3 | 0 |
  | globulus/swiftui-flow-layout | 1 | 1 | 1 | 1 |
  | globulus/swiftui-side-menu | 1 | 1 | 1 | 1 |
  | HevaWu/100DaysOfSwiftUI | 7 | 7 | 23 | 23 |
  | hmlongco/Navigator | 1 | 0 | 30 | 28 |
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
  | jrasmusson/swiftui | 2 | 2 | 5 | 5 |
  | Jyhwenchai/SwiftUIExample | 8 | 7 | 65 | 64 |
  | KhaoulaZarr/SwiftDataDeepDive | 3 | 3 | 16 | 16 |
  | leemccormick/100DaysOfSwiftUI | 8 | 8 | 43 | 43 |
  | Leo-Lem/100DaysOfSwiftUI | 5 | 5 | 15 | 15 |
  | leoho0722/SwiftChartsDemo | 1 | 1 | 26 | 26 |
  | lorenzofiamingo/swiftui-cached-async-image | 1 | 0 | 1 | 0 |
  | lorenzofiamingo/swiftui-variadic-views | 1 | 0 | 5 | 0 |
  | lucaszischka/BottomSheet | 1 | 0 | 39 | 34 |
  | mai-penaflor/ExpenseTrackerSwiftUI | 1 | 1 | 20 | 20 |
  | makersacademy/swiftui-engineering-project | 1 | 1 | 5 | 5 |
  | malisevdinoglu/Modern-Swift-UI-Bootcamp | 6 | 6 | 44 | 44 |
  | ManuelCBR/100-Days-of-Swift-UI-Paul-Hudson | 8 | 8 | 17 | 17 |
  | markiv/SwiftUI-Shimmer | 1 | 1 | 1 | 1 |
  | martiespinosa/SWIFT-UI | 1 | 1 | 67 | 67 |
  | MatHeartGaming/coolStuff_with_SwiftUI | 7 | 6 | 26 | 25 |
  | MaThhiVick/MovieAPI-SwiftData | 1 | 1 | 11 | 11 |
  | maurocg89/SwiftUI-Projects | 3 | 3 | 13 | 13 |
  | MikePeralta27/SwiftUI-Demo-Projects | 4 | 4 | 8 | 8 |
  | mottzi/SwiftUI-Habit-Rabbit | 1 | 0 | 54 | 50 |
  | natashagogo/100-Days-Of-Swift-UI | 8 | 8 | 54 | 54 |
  | neil-explores/SwiftUI_Example_Apps | 7 | 7 | 65 | 65 |
  | noafredman/ExpenseTrackerSwiftUI | 1 | 1 | 32 | 32 |
  | PacktPublishing/SwiftUI---The-Complete-iOS-16-Developers-Resource-and-Bible | 7 | 7 | 20 | 20 |
  | PacktPublishing/SwiftUI-Cookbook | 8 | 8 | 29 | 29 |
  | PacktPublishing/SwiftUI-Projects | 5 | 5 | 81 | 81 |
  | paololeonardi/WaterfallGrid | 1 | 1 | 8 | 8 |
  | ParkGyurim99/SwiftUI-Development | 8 | 8 | 33 | 33 |
  | patriesp95/SwiftDataExercises | 1 | 0 | 89 | 88 |
  | PetroOnishchuk/The-SwiftUI-Tutorials | 5 | 5 | 24 | 24 |
  | PolishedTomato/swiftUI-100-days | 8 | 8 | 24 | 24 |
  | pommdau/swiftui-practice | 6 | 6 | 29 | 29 |
  | ppalancica/SwiftUI-Demos | 1 | 1 | 5 | 5 |
  | pqhuy87it/iOS-SwiftUI | 8 | 7 | 34 | 33 |
  | pqhuy87it/swiftui-design-patterns | 2 | 1 | 102 | 101 |
  | PrinceSinhaKumar/SwiftUI-SwiftData | 3 | 3 | 16 | 16 |
  | ra1028/swiftui-atom-properties | 1 | 1 | 70 | 70 |
  | renaudjenny/swift-ui-card-game | 1 | 1 | 35 | 35 |
  | rlarjsdn3/SwiftUI-UIPractice | 2 | 2 | 52 | 52 |
  | Robtles/SwiftUI-Pokedex | 1 | 1 | 13 | 13 |
  | rungxanh1995/100DaysOfSwiftUI | 8 | 8 | 148 | 148 |
  | sasasan03/SwiftDataDemo | 1 | 1 | 13 | 13 |
  | sezertunca/swiftui-mapkit-practice | 1 | 1 | 17 | 17 |
  | simibac/ConfettiSwiftUI | 1 | 1 | 5 | 5 |
  | spacenation/swiftui-sliders | 1 | 1 | 41 | 41 |
  | StewartLynch/SwiftData-Previews-MockData-and-Expressions | 1 | 1 | 12 | 12 |
  | stolyarenkoks/Game-Level-SwiftUI-Demo | 1 | 1 | 8 | 8 |
  | tevelee/SwiftUI-Flow | 1 | 0 | 30 | 29 |
  | thomas-e-cowern/SwiftUIPlayground | 7 | 7 | 16 | 16 |
  | twostraws/Inferno | 1 | 1 | 5 | 5 |
  | twostraws/Vortex | 1 | 1 | 26 | 26 |
  | u7chan/swift-ui-architecture-examples | 2 | 2 | 26 | 26 |
  | UtkarshUpadhyay1703/SwiftUI-Projects | 8 | 8 | 26 | 26 |
  | varunkudalkar/SwiftUI-Demos | 4 | 4 | 19 | 19 |
  | vicentube/100DaysOfSwiftUI | 8 | 7 | 39 | 38 |
  | virgi-septian/SwiftUI-by-Apple-Developer-Documentation | 4 | 4 | 42 | 42 |
  | willdale/SwiftUICharts | 1 | 1 | 127 | 127 |
  | xiaofu666/SwiftUI_Demos | 8 | 8 | 25 | 25 |
  | xiaoxidong/SwiftUI-For-Beginners-Code | 2 | 2 | 17 | 17 |
  | yuminc03/swiftui-labs-ios | 3 | 1 | 93 | 91 |
  | yungfan/SwiftUI-learning | 8 | 8 | 19 | 19 |
  | yunusolgun/SwiftUI-100-days | 5 | 5 | 15 | 15 |
  | ZakharTeshukov/SwiftUI-MapKit-School-Map-Project | 1 | 1 | 18 | 18 |

  | reason | projects |
  |---|--:|
  | SwiftUI's types of one underscore, `_VariadicView` above all | 8 |
  | further members of UIKit and MapKit | 7 |
  | Foundation's types that have another form on Linux | 3 |
  | C functions and blocks of Core Graphics | 2 |
  | gestures' types, such as `AnyGesture` | 2 |
  | initializers of before iOS 15, or with a resource | 2 |
  | `@Previewable` and its property on two lines | 1 |
  | `Timer()` | 1 |
  | format styles that Foundation lacks on Linux | 1 |
  | names of iOS 26 | 1 |
  | names that Foundation lacks on Linux, in files that import it alone | 1 |
  | pages of a watch | 1 |
  | the keychain and documents of iCloud | 1 |
  | values of the environment | 1 |

  Not among them, since they need what is not offered here, or compile nowhere:

  | reason | projects |
  |---|--:|
  | files that the copy at hand lacks, has twice or has in part | 17 |
  | models of Core ML | 2 |
  | UserNotifications, which UIKit brings along | 1 |
  | a tutorial's start, which compiles nowhere | 1 |
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
  | names of SwiftUI's first beta, which are gone | 1 |
  """
