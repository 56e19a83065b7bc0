/// What became of public projects that were compiled as they are; each named by its repository.
let triedProjects = """
  ## Public projects, compiled as they are

  On 24 November 2026, 186 projects of 70 public repositories, drawn by lot from those that import nothing but
  SwiftUI, Foundation, Combine, MapKit, CoreLocation, Charts, UIKit and CoreGraphics, at most four of a repository; type-checked
  by `scripts/try-projects.py` from the copies that `snapshot sources` makes of them, in Swift 5's language mode. 159 compile
  unchanged (85.5 %), 1483 of 1526 files have no error (97.2 %). Fifteen more are set apart by hand and listed last; with twelve of them
  counted it is 159 of 198 (80.3 %). Copies of a few repositories lacked files. What has been added since for the reasons below (`DEBUG`,
  `Bundle.module`, address options, `_printChanges()`, the former `Stepper`, bundles' files, encodings, members of UIKit) is not measured.

  | repository | projects | unchanged | files | without an error |
  |---|--:|--:|--:|--:|
  | Angel5215/100DaysOfSwiftUI | 4 | 4 | 29 | 29 |
  | APP-iOS5th/HelloSwiftUI | 1 | 1 | 2 | 2 |
  | AppPear/ChartView | 1 | 1 | 69 | 69 |
  | ArmerDev/100DaysOfSwiftUI | 4 | 4 | 10 | 10 |
  | Asperi-Demo/4SwiftUI | 1 | 1 | 4 | 4 |
  | blkbrds/training-swiftui | 4 | 2 | 21 | 19 |
  | clarknt/100-days-of-swiftui | 4 | 4 | 22 | 22 |
  | cristianbm20/swift-ui-course | 4 | 1 | 24 | 20 |
  | davidthomasstanton/100-Days-Of-SwiftUI | 4 | 4 | 21 | 21 |
  | Dimillian/MovieSwiftUI | 2 | 1 | 13 | 12 |
  | djalfirevic/SwiftUI-Playground | 1 | 1 | 6 | 6 |
  | dkk/WrappingHStack | 1 | 0 | 5 | 4 |
  | dogra25130/SwiftUI-Animation-Lab | 1 | 1 | 4 | 4 |
  | elai950/AlertToast | 1 | 0 | 6 | 5 |
  | eraydiler/100DaysOfSwiftUI | 4 | 4 | 24 | 24 |
  | exyte/ActivityIndicatorView | 1 | 1 | 11 | 11 |
  | exyte/AnimatedTabBar | 1 | 0 | 8 | 6 |
  | exyte/ConcentricOnboarding | 1 | 1 | 3 | 3 |
  | exyte/PopupView | 1 | 0 | 11 | 9 |
  | fx-studio/swiftui-notes | 3 | 2 | 11 | 10 |
  | globulus/swiftui-flow-layout | 1 | 1 | 1 | 1 |
  | HevaWu/100DaysOfSwiftUI | 4 | 3 | 11 | 10 |
  | israman30/SwiftUI-Repo | 3 | 3 | 27 | 27 |
  | its-ericc/iOS-SnakeGame-SwiftUI-Demo | 1 | 1 | 10 | 10 |
  | ivanvorobei/SwiftUI | 4 | 4 | 46 | 46 |
  | jastinmartinez/SwiftUI---Projects | 1 | 1 | 4 | 4 |
  | JavierLaguna/SwiftUI-Things | 1 | 1 | 1 | 1 |
  | jaywcjlove/swiftui-example | 4 | 4 | 9 | 9 |
  | jrasmusson/swiftui | 2 | 1 | 5 | 3 |
  | Jyhwenchai/SwiftUIExample | 4 | 3 | 32 | 31 |
  | leemccormick/100DaysOfSwiftUI | 4 | 4 | 18 | 18 |
  | Leo-Lem/100DaysOfSwiftUI | 4 | 4 | 11 | 11 |
  | malisevdinoglu/Modern-Swift-UI-Bootcamp | 4 | 4 | 31 | 31 |
  | ManuelCBR/100-Days-of-Swift-UI-Paul-Hudson | 4 | 4 | 8 | 8 |
  | markiv/SwiftUI-Shimmer | 1 | 1 | 1 | 1 |
  | martiespinosa/SWIFT-UI | 1 | 1 | 66 | 66 |
  | MatHeartGaming/coolStuff_with_SwiftUI | 4 | 3 | 13 | 12 |
  | maurocg89/SwiftUI-Projects | 3 | 3 | 13 | 13 |
  | MikePeralta27/SwiftUI-Demo-Projects | 4 | 4 | 8 | 8 |
  | natashagogo/100-Days-Of-Swift-UI | 3 | 3 | 13 | 13 |
  | PacktPublishing/SwiftUI---The-Complete-iOS-16-Developers-Resource-and-Bible | 4 | 4 | 10 | 10 |
  | PacktPublishing/SwiftUI-Cookbook | 4 | 4 | 12 | 12 |
  | PacktPublishing/SwiftUI-Projects | 4 | 4 | 85 | 85 |
  | paololeonardi/WaterfallGrid | 1 | 1 | 8 | 8 |
  | ParkGyurim99/SwiftUI-Development | 4 | 4 | 15 | 15 |
  | PetroOnishchuk/The-SwiftUI-Tutorials | 3 | 3 | 15 | 15 |
  | PolishedTomato/swiftUI-100-days | 4 | 4 | 18 | 18 |
  | pommdau/swiftui-practice | 4 | 4 | 23 | 23 |
  | ppalancica/SwiftUI-Demos | 1 | 1 | 5 | 5 |
  | pqhuy87it/iOS-SwiftUI | 4 | 2 | 12 | 9 |
  | ra1028/swiftui-atom-properties | 1 | 0 | 70 | 69 |
  | renaudjenny/swift-ui-card-game | 1 | 0 | 35 | 34 |
  | rlarjsdn3/SwiftUI-UIPractice | 2 | 2 | 52 | 52 |
  | rungxanh1995/100DaysOfSwiftUI | 4 | 4 | 65 | 65 |
  | SchweizerischeBundesbahnen/mobile-ios-design-swiftui | 1 | 0 | 104 | 96 |
  | spacenation/swiftui-sliders | 1 | 1 | 41 | 41 |
  | stolyarenkoks/Game-Level-SwiftUI-Demo | 1 | 1 | 8 | 8 |
  | thomas-e-cowern/SwiftUIPlayground | 4 | 3 | 17 | 16 |
  | twostraws/Inferno | 1 | 0 | 5 | 1 |
  | twostraws/Vortex | 1 | 0 | 26 | 24 |
  | u7chan/swift-ui-architecture-examples | 2 | 2 | 26 | 26 |
  | UtkarshUpadhyay1703/SwiftUI-Projects | 4 | 4 | 8 | 8 |
  | varunkudalkar/SwiftUI-Demos | 4 | 4 | 19 | 19 |
  | vicentube/100DaysOfSwiftUI | 4 | 4 | 21 | 21 |
  | virgi-septian/SwiftUI-by-Apple-Developer-Documentation | 4 | 4 | 51 | 51 |
  | xiaofu666/SwiftUI_Demos | 4 | 4 | 12 | 12 |
  | xiaoxidong/SwiftUI-For-Beginners-Code | 2 | 1 | 17 | 16 |
  | yuminc03/swiftui-labs-ios | 3 | 1 | 93 | 91 |
  | yungfan/SwiftUI-learning | 4 | 4 | 10 | 10 |
  | yunusolgun/SwiftUI-100-days | 4 | 3 | 11 | 10 |

  | reason | projects |
  |---|--:|
  | further members of UIKit | 6 |
  | `UIApplication.OpenURLOptionsKey` | 3 |
  | names within `#if DEBUG`, which was not set | 3 |
  | `Bundle.module`, which was not made | 2 |
  | `TupleView` of a tuple's type | 2 |
  | C functions and blocks of Core Graphics | 1 |
  | Metal's shaders | 1 |
  | `Stepper` in its former order | 1 |
  | `Timer()` | 1 |
  | `_printChanges()` | 1 |
  | a gesture of an app's own with a body; levels of windows | 1 |
  | bundles' files by their ending | 1 |
  | files in other encodings | 1 |
  | fonts of Core Graphics and Core Text | 1 |
  | format styles that Foundation lacks on Linux | 1 |
  | isolation of initialisers to the main actor | 1 |

  Not among them, since they need what is not offered here, or compile nowhere:

  | reason | projects |
  |---|--:|
  | files that the copy at hand lacks, or has twice | 9 |
  | UserNotifications, which UIKit brings along | 1 |
  | an optional that is none, on Apple's systems too | 1 |
  | modules that are not here: `CoreGraphics.CGGeometry` | 1 |
  | modules that are not here: `OSLog` | 1 |
  | modules that are not here: `QuartzCore` | 1 |
  | nibs | 1 |
  """
