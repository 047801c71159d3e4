/// The isolation of what says nothing about it, in a module: Swift's setting of that name.
///
/// For example: `DefaultIsolation(rawValue: "MainActor")`.
public enum DefaultIsolation: String, CaseIterable, Hashable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
}
