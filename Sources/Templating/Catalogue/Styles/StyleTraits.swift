/// The common properties of several styles. Code never compares styles.
public struct StyleTraits: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The screen is an old one that is only wrapped: its view builder is scaffolded, and its spec names its class.
    public static let old = StyleTraits(rawValue: 1)
    /// The code behind the view builder is generated: contracts, parts, mocks and tests.
    public static let parts = StyleTraits(rawValue: 2)
    /// The view builder, and its parameters, are the team's own.
    public static let handwritten = StyleTraits(rawValue: 4)
    /// A view model with a data object for each part of the screen replaces the presenter with a state.
    public static let viewModel = StyleTraits(rawValue: 8)
    /// The view is the user's own view controller.
    public static let ownViewController = StyleTraits(rawValue: 16)
    /// A SwiftUI view draws the presenter's state from a data source, and reports to it.
    public static let dataSource = StyleTraits(rawValue: 32)
    /// The view is SwiftUI's, whatever it draws from.
    public static let drawnBySwiftUI = StyleTraits(rawValue: 64)

    /// The traits by their names in the descriptions of styles.
    static let named: [String: StyleTraits] = [
        "old": .old, "parts": .parts, "handwritten": .handwritten, "viewModel": .viewModel,
        "ownViewController": .ownViewController, "dataSource": .dataSource, "drawnBySwiftUI": .drawnBySwiftUI,
    ]

    /// The names of the traits, sorted.
    var names: [String] { Self.named.filter { contains($0.value) }.map(\.key).sorted() }
}

extension SceneStyle {
    public var isOld: Bool { traits.contains(.old) }
    /// True if the code behind the view builder comes from templates: the tool's, or a team's own.
    public var isEmitted: Bool { !isOld && !isHandwritten }
    public var hasParts: Bool { traits.contains(.parts) }
    public var isHandwritten: Bool { traits.contains(.handwritten) }
    public var hasViewModel: Bool { traits.contains(.viewModel) }
    public var hasOwnViewController: Bool { traits.contains(.ownViewController) }
    public var hasDataSource: Bool { traits.contains(.dataSource) }
    public var isDrawnBySwiftUI: Bool { traits.contains(.drawnBySwiftUI) }
}
