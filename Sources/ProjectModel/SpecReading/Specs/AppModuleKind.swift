/// The form in which the app's own module is built.
public enum AppModuleKind: String, CaseIterable, Hashable, Sendable {
    /// A module of the package, which an application links.
    case library
    /// Part of the application's target, which no module can import.
    case application
}
