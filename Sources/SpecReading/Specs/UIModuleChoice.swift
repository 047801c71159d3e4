/// The scenes of a feature whose views lie in a module of views, beside the feature's own.
///
/// For example, `uiModule: all` in the spec of a module.
public enum UIModuleChoice: String, CaseIterable, Hashable, Sendable {
    /// There is no such module.
    case none = "false"
    /// Scenes whose views draw a presenter's state from a data source, as those of the style `swiftui`.
    case dataSources = "true"
    /// All that SwiftUI draws, be it over a presenter or over a view model.
    case all

    /// Whether views of the style belong there.
    public func holds(_ style: SceneStyle) -> Bool {
        switch self {
        case .none: false
        case .dataSources: style.hasDataSource
        case .all: style.isDrawnBySwiftUI
        }
    }
}

extension ModuleSpec {
    /// The scenes whose views lie in a module of their own.
    public var uiModuleChoice: UIModuleChoice { uiModule?.value ?? .none }

    /// Whether the module asks for a module of views.
    public var hasUIModule: Bool { uiModuleChoice != .none }

    /// Whether the scene's view lies there. One that shows other scenes has to be where the environment is that makes them.
    public func hasSeparateView(of scene: SceneSpec) -> Bool {
        uiModuleChoice.holds(scene.style.value) && scene.children.isEmpty
    }
}
