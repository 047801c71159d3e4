/// The isolation of a module's unannotated declarations: Swift's default isolation.
///
/// For example: `DefaultIsolation(rawValue: "MainActor")`.
public enum DefaultIsolation: String, CaseIterable, Hashable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
}
