extension ModuleSpec {
    /// Whether the module asks for a module of views, beside its own.
    public var hasUIModule: Bool { uiModule?.value ?? false }

    /// Whether the scene's view lies there. One that shows other scenes has to be where the environment is that makes them.
    public func hasSeparateView(of scene: SceneSpec) -> Bool {
        hasUIModule && scene.style.value.isDrawnBySwiftUI && scene.children.isEmpty
    }
}
