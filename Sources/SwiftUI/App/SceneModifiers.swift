/// A scene whose windows are modified.
public struct ModifiedScene<Content: Scene, Window: View>: PrimitiveScene {
  let content: Content
  let change: (SceneWindow<Content>) -> Window

  /// Appends the elements of the scene's first window.
  public static func _lowerWindow(
    _ scene: Self, _ context: LoweringContext, _ output: inout [Element]
  ) {
    let window = scene.change(SceneWindow(scene: scene.content))
    Window._lower(window, context.entering(.type(Self.self)), &output)
  }
}

/// The content of the first window of a scene.
public struct SceneWindow<Content: Scene>: PrimitiveView {
  let scene: Content

  /// Appends the elements of the view.
  public static func _lower(_ view: Self, _ context: LoweringContext, _ output: inout [Element]) {
    Content._lowerWindow(view.scene, context, &output)
  }
}

extension Scene {
  /// Calls a closure when a value has changed.
  ///
  ///     WindowGroup { HomeView() }.onChange(of: count) { save() }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls a closure when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { $0.onChange(of: value, initial: initial, action) }
  }

  /// Calls a closure with the new value when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self) { $0.onChange(of: value, perform: action) }
  }

  /// Sets a value of the environment in the scene's windows.
  ///
  ///     WindowGroup { HomeView() }.environment(\.locale, Locale(identifier: "de"))
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { ModifiedScene(content: self) { $0.environment(keyPath, value) } }

  /// Gives an object to the scene's windows.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: self) { $0.environment(object) }
  }

  /// Gives an object to the scene's windows.
  ///
  ///     WindowGroup { HomeView() }.environmentObject(store)
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self) { $0.environmentObject(object) }
  }

  /// Adds commands to the system's menus, which no picture shows.
  ///
  ///     WindowGroup { HomeView() }
  ///       .commands { CommandMenu("Note") { Button("Pin", action: save) } }
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// Has no effect: the size of a window is the device's.
  ///
  ///     WindowGroup { HomeView() }.defaultSize(width: 900, height: 600)
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Has no effect: the size of a window is the device's.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Returns the scene unchanged, since no external event reaches a still.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
