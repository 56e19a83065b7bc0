/// What became of public projects that were compiled as they are; each named by its repository and folder.
let triedProjects = """
  ## Public projects, compiled as they are

  130 projects of 40 public repositories, drawn by lot from those that import nothing but SwiftUI, Foundation, Combine,
  MapKit, CoreLocation, Charts, UIKit and CoreGraphics, at most five of a repository; type-checked from the copies that
  `snapshot sources` makes of them, in Swift 5's language mode. 90 compile unchanged (69 %), 1518 of 1597 files have no
  error (95 %).

  | repository | projects | unchanged | files | without an error |
  |---|--:|--:|--:|--:|
  | AppPear/ChartView | 1 | 1 | 69 | 69 |
  | clarknt/100-days-of-swiftui | 5 | 1 | 36 | 32 |
  | davidthomasstanton/100-Days-Of-SwiftUI | 5 | 3 | 26 | 24 |
  | Dimillian/MovieSwiftUI | 1 | 0 | 8 | 7 |
  | djalfirevic/SwiftUI-Playground | 5 | 3 | 21 | 18 |
  | elai950/AlertToast | 1 | 1 | 6 | 6 |
  | exyte/PopupView | 1 | 0 | 11 | 5 |
  | gafur-demirci/SwiftUI-Learning-Examples | 5 | 5 | 75 | 75 |
  | israman30/SwiftUI-Repo | 5 | 4 | 13 | 12 |
  | ivanvorobei/SwiftUI | 5 | 2 | 72 | 52 |
  | jastinmartinez/SwiftUI---Projects | 1 | 1 | 4 | 4 |
  | jaywcjlove/swiftui-example | 5 | 5 | 10 | 10 |
  | jrasmusson/swiftui | 5 | 4 | 47 | 46 |
  | Jyhwenchai/SwiftUIExample | 5 | 5 | 23 | 23 |
  | MatHeartGaming/coolStuff_with_SwiftUI | 5 | 3 | 17 | 15 |
  | PacktPublishing/SwiftUI-Projects | 4 | 3 | 98 | 96 |
  | paololeonardi/WaterfallGrid | 1 | 1 | 8 | 8 |
  | ParkGyurim99/SwiftUI-Development | 3 | 3 | 9 | 9 |
  | PetroOnishchuk/The-SwiftUI-Tutorials | 5 | 3 | 39 | 37 |
  | PolishedTomato/swiftUI-100-days | 5 | 5 | 15 | 15 |
  | pommdau/swiftui-practice | 5 | 3 | 38 | 32 |
  | ra1028/swiftui-atom-properties | 1 | 0 | 70 | 68 |
  | recherst/kavsoft-swiftui-animations | 1 | 1 | 5 | 5 |
  | rlarjsdn3/SwiftUI-UIPractice | 5 | 4 | 111 | 109 |
  | rungxanh1995/100DaysOfSwiftUI | 5 | 5 | 86 | 86 |
  | SchweizerischeBundesbahnen/mobile-ios-design-swiftui | 1 | 0 | 12 | 9 |
  | Shubham0812/SwiftUI-Animations | 1 | 0 | 124 | 123 |
  | simibac/ConfettiSwiftUI | 1 | 1 | 5 | 5 |
  | spacenation/swiftui-sliders | 1 | 1 | 41 | 41 |
  | thomas-e-cowern/SwiftUIPlayground | 5 | 4 | 48 | 47 |
  | twostraws/HackingWithSwift | 3 | 3 | 12 | 12 |
  | twostraws/Vortex | 1 | 0 | 26 | 24 |
  | virgi-septian/SwiftUI-by-Apple-Developer-Documentation | 5 | 2 | 92 | 88 |
  | willdale/SwiftUICharts | 1 | 0 | 127 | 126 |
  | xiaofu666/SwiftUI_Demos | 5 | 3 | 18 | 16 |
  | xiaoxidong/SwiftUI-For-Beginners-Code | 2 | 0 | 17 | 12 |
  | yuminc03/swiftui-labs-ios | 2 | 0 | 90 | 86 |
  | yungfan/SwiftUI-learning | 4 | 4 | 8 | 8 |
  | yunusolgun/SwiftUI-100-days | 5 | 4 | 31 | 30 |
  | yusuftrn/SwiftUI-iOS-Dev | 3 | 2 | 29 | 28 |

  | reason | projects |
  |---|--:|
  | `#selector` and Objective-C | 5 |
  | pictures read through ImageIO and Core Graphics | 4 |
  | names that the project itself lacks | 3 |
  | `MKMapView` | 3 |
  | two files of one name in one target | 2 |
  | UIKit's gesture recognisers | 2 |
  | `UITextChecker` | 2 |
  | `UIPageViewController` | 2 |
  | C functions of Core Graphics | 1 |
  | SwiftUI of its first betas | 1 |
  | `os_unfair_lock` | 1 |
  | notifications | 1 |
  | `UIGraphicsImageRenderer` | 1 |
  | AppKit | 1 |
  """
