extension ModuleSpec {
    /// True if the module has a separate module of views.
    public var hasUIModule: Bool { uiModule?.value ?? false }

    /// Returns true if the scene's view lies in the module of views.
    ///
    /// A view that shows other scenes lies next to the environment that builds them.
    public func hasSeparateView(of scene: SceneSpec) -> Bool {
        hasUIModule && scene.style.value.isDrawnBySwiftUI && scene.children.isEmpty
    }
}
