import StageSupport
import Testing
import ViewTree

/// Modifiers that become others by the environment.
@MainActor @Suite struct EnvironmentalModifierTests {
  private struct Wide: ViewModifier {
    let width: Double
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  private struct ByScheme: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Wide {
      Wide(width: environment.colorScheme == .dark ? 20 : 80)
    }
  }

  @Test(arguments: [(ColorScheme.light, 80.0), (.dark, 20)])
  func theEnvironmentOfTheViewDecides(scheme: ColorScheme, width: Double) throws {
    let stage = Stage(width: 100, height: 100) {
      Color.red.modifier(ByScheme()).environment(\.colorScheme, scheme)
    }
    #expect(try stage.frames().map(\.width) == [width])
  }
}
