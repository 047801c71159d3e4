/// The library that compares screens in their display states with pictures.
public enum ImageTests: Hashable, Sendable {
    /// A library that the team's sources of tests reach without the tool's help.
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
