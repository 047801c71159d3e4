/// A part of a spec that could not be read, which has been reported already.
///
/// What refers to it is not held against it: one mistake is told once.
public enum UnreadPart: Hashable, Sendable {
    /// The names of the project, its core module and its app.
    case projectNames
    case runtime
    case platforms
    case services
    case packages
    case service(String)
    case samples
    case tabs
    case moduleFile(String)
    case useCases(module: String)
    case repositories(module: String)
    /// All of a scene but its name.
    case scene(String)
    case style(scene: String)
    case legacyClass(scene: String)
    case parameters(scene: String)
    case state(scene: String)
    case events(scene: String)
    case interactor(scene: String)
    /// A scene whose spec is no spec yet: it lies too deep, or its name ends in capitals.
    case strayScene(String)
    /// The name of a scene or module that only its file or folder gives, and that is none.
    case nameOfPath(String)
    /// Something that nothing else refers to.
    case detail
}
