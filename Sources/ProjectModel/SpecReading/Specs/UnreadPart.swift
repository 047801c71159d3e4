/// A part of a spec that could not be read, which has been reported already.
///
/// References to it aren't checked: each mistake is reported once.
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
    /// A whole scene but its name.
    case scene(String)
    case style(scene: String)
    case legacyClass(scene: String)
    case parameters(scene: String)
    case returns(scene: String)
    case state(scene: String)
    case events(scene: String)
    case interactor(scene: String)
    /// A scene in a misplaced or misnamed file: in too deep a folder, or with an extension in capitals.
    case strayScene(String)
    /// The name of a scene or module, taken from its file or folder, that isn't a valid name.
    case nameOfPath(String)
    /// Something that nothing else refers to.
    case detail
}
