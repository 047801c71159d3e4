/// What compares screens in their display states with pictures.
public enum ImageTests: Hashable, Sendable {
    /// What the team's sources of tests reach without our help.
    case own
    /// A product of one of the project's packages. For example: `SnapshotTesting`.
    case product(String)

    public var product: String? {
        switch self {
        case .own: nil
        case .product(let name): name
        }
    }
}
