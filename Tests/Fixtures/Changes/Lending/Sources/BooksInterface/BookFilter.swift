/// Which books are listed.
public nonisolated enum BookFilter: Hashable, Sendable {
    case all
    case new
}
