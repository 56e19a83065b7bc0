/// What became of public projects that were compiled as they are; each named by its repository and folder.
let triedProjects = """
  ## Public projects, compiled as they are

  47 projects of 17 public repositories, chosen because they import nothing but SwiftUI, Foundation, Combine,
  MapKit, CoreLocation, UIKit and CoreGraphics, type-checked from the copies that `snapshot sources` makes of
  them, in Swift 5's language mode. 22 compile unchanged (47 %), 558 of 620 files have no error (90 %). A
  missing module hides what else a file lacks.

  | project | files | without an error | missing |
  |---|--:|--:|---|
  | PacktPublishing/SwiftUI-Projects ShoePOS | 23 | 17 | `UIRectCorner` of UIKit, `UIBlurEffect` of UIKit, `LibraryItem`, `@LibraryContentBuilder` |
  | PacktPublishing/SwiftUI-Projects SwiftUIBasics | 29 | 29 |  |
  | PacktPublishing/SwiftUI-Projects TeslaOrderForm | 23 | 19 | `UIRectCorner` of UIKit, `UIBezierPath` of UIKit, `UIFontMetrics` of UIKit |
  | PacktPublishing/SwiftUI-Projects TeslaOrderForm | 23 | 17 | `UIRectCorner` of UIKit, `UIBlurEffect` of UIKit, `UITableView` of UIKit, `UISwitch` of UIKit |
  | ParkGyurim99/SwiftUI-Development app005 | 5 | 5 |  |
  | ParkGyurim99/SwiftUI-Development DynamicShrinkImageSizePrac | 2 | 1 | `UIScreen` of UIKit |
  | ParkGyurim99/SwiftUI-Development tinderCloneSwift | 3 | 3 |  |
  | ParkGyurim99/SwiftUI-Development Wallet | 11 | 11 |  |
  | PetroOnishchuk/The-SwiftUI-Tutorials FileManager&SwiftUI01Part01 | 6 | 4 | `UIImage` of UIKit |
  | PetroOnishchuk/The-SwiftUI-Tutorials FileManager&SwiftUI01Part03 | 15 | 15 |  |
  | PetroOnishchuk/The-SwiftUI-Tutorials NavigationViewNavigationLinkAndList | 5 | 5 |  |
  | PetroOnishchuk/The-SwiftUI-Tutorials URLSessionAndGETRequestAsyncAwait01 | 10 | 10 |  |
  | PolishedTomato/swiftUI-100-days MeantToDelete | 2 | 2 |  |
  | PolishedTomato/swiftUI-100-days project 7 | 4 | 4 |  |
  | PolishedTomato/swiftUI-100-days SnowSeeker | 11 | 10 | `UIDevice.userInterfaceIdiom` of UIKit |
  | PolishedTomato/swiftUI-100-days SwiftUI Day 43 | 2 | 2 |  |
  | pommdau/swiftui-practice LycorisRecoilTimer | 13 | 12 | module `CoreGraphics` |
  | pommdau/swiftui-practice MovingDashPathDemo | 5 | 2 | colour literals |
  | pommdau/swiftui-practice SwiftUI Page Curl Swipe Animation | 4 | 4 |  |
  | recherst/kavsoft-swiftui-animations SharedTabBar | 5 | 4 | `UITabBar` of UIKit, `UIScreen` of UIKit, `UIApplication.windows` of UIKit, `UIDevice.model` of UIKit |
  | rlarjsdn3/SwiftUI-UIPractice BookMyTrip | 47 | 38 | `UIBlurEffect` of UIKit, `strokedPath`, `UIWindow` of UIKit, `UIApplication.connectedScenes` of UIKit |
  | rlarjsdn3/SwiftUI-UIPractice Landmarks | 32 | 31 | module `CoreGraphics` |
  | rlarjsdn3/SwiftUI-UIPractice OnlineStore | 17 | 16 | `UIScreen` of UIKit |
  | rlarjsdn3/SwiftUI-UIPractice RoundedRectTab | 10 | 7 | `UITabBar` of UIKit, `UIBezierPath` of UIKit, `UIApplication.windows` of UIKit |
  | Robtles/SwiftUI-Pokedex Model | 13 | 13 |  |
  | rungxanh1995/100DaysOfSwiftUI [02] Challenge 2 | 17 | 17 |  |
  | rungxanh1995/100DaysOfSwiftUI [07] Word Scramble | 12 | 11 | `UITextChecker` of UIKit |
  | rungxanh1995/100DaysOfSwiftUI [09] Multiple Hero | 21 | 19 | `UINotificationFeedbackGenerator` of UIKit |
  | rungxanh1995/100DaysOfSwiftUI [11] Moonshot | 28 | 28 |  |
  | simibac/ConfettiSwiftUI | 5 | 5 |  |
  | spacenation/swiftui-sliders | 41 | 41 |  |
  | thomas-e-cowern/SwiftUIPlayground BlursAndGradients | 2 | 2 |  |
  | thomas-e-cowern/SwiftUIPlayground Lesson6StylingButtons | 5 | 5 |  |
  | thomas-e-cowern/SwiftUIPlayground MVFormValidation | 4 | 3 | `NSPredicate(format:)` |
  | thomas-e-cowern/SwiftUIPlayground PetsProject | 30 | 30 |  |
  | twostraws/HackingWithSwift project19 | 10 | 10 |  |
  | twostraws/HackingWithSwift project5 | 2 | 1 | `UITextChecker` of UIKit |
  | twostraws/HackingWithSwift project7 | 3 | 3 |  |
  | twostraws/HackingWithSwift ViewsAndModifiers | 2 | 2 |  |
  | twostraws/Vortex | 26 | 24 | `GraphicsContext`, `Canvas`, `CATransform3DIdentity` of UIKit, `CATransform3DRotate` of UIKit |
  | vinhnx/Clendar ClendarTheme | 2 | 0 | `UIFont` of UIKit |
  | virgi-septian/SwiftUI-by-Apple-Developer-Documentation Containers | 15 | 14 | `ContainerValues`, `containerValues`, `containerValue` |
  | virgi-septian/SwiftUI-by-Apple-Developer-Documentation PositionViews | 27 | 25 | `scrollEdgeEffectStyle`, `Table(selection:sortOrder:)` |
  | virgi-septian/SwiftUI-by-Apple-Developer-Documentation TapsAndGestures | 12 | 10 | `UIWindow` of UIKit, `UIView` of UIKit, `UITouch` of UIKit, `UIEvent` of UIKit |
  | virgi-septian/SwiftUI-by-Apple-Developer-Documentation ViewLayout | 20 | 17 | `description`, `scenePadding`, `MakeAFixedSizeSpacer` |
  | xiaofu666/SwiftUI_Demos ChipsUI | 4 | 2 | `containerValues`, `UIFont` of UIKit, `ContainerValues` |
  | xiaofu666/SwiftUI_Demos ShopUI | 12 | 8 | `UIScreen` of UIKit, `UITabBar` of UIKit |

  | reason | projects |
  |---|--:|
  | `UIBezierPath` of UIKit | 4 |
  | `UIScreen` of UIKit | 4 |
  | `UIRectCorner` of UIKit | 3 |
  | `UIFontMetrics` of UIKit | 3 |
  | `UIBlurEffect` of UIKit | 3 |
  | `UIVisualEffectView` of UIKit | 3 |
  | `UITabBar` of UIKit | 3 |
  | module `CoreGraphics` | 2 |
  | `UIApplication.windows` of UIKit | 2 |
  | `UIWindow` of UIKit | 2 |
  | `UIView` of UIKit | 2 |
  | `UITextChecker` of UIKit | 2 |
  | `UIFont` of UIKit | 2 |
  | `ContainerValues` | 2 |
  | `containerValues` | 2 |
  | `UITableView` of UIKit | 1 |
  | `UISwitch` of UIKit | 1 |
  | `LibraryItem` | 1 |
  | `@LibraryContentBuilder` | 1 |
  | `LibraryContentProvider` | 1 |
  | `UIImage` of UIKit | 1 |
  | `UIDevice.userInterfaceIdiom` of UIKit | 1 |
  | colour literals | 1 |
  | `UIDevice.model` of UIKit | 1 |
  | `strokedPath` | 1 |
  | `UIApplication.connectedScenes` of UIKit | 1 |
  | `UIWindowScene` of UIKit | 1 |
  | `UIEdgeInsets` of UIKit | 1 |
  | `subtracting` | 1 |
  | `UINotificationFeedbackGenerator` of UIKit | 1 |

  """
