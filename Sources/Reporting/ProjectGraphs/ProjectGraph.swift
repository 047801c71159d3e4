/// The scenes, modules or services of a project with their connections.
public struct ProjectGraph: Sendable {
    /// The part of a project that a graph shows.
    public enum Subject: String, CaseIterable, Sendable {
        /// Scenes and the routes between them.
        case scenes
        /// Modules and their dependencies.
        case modules
        /// Scenes and use cases with the services that they use.
        case services
    }

    /// A remarkable property of a node.
    public enum Mark: String, CaseIterable, Sendable {
        /// The app starts with it.
        case start
        /// It can't be reached from where the app starts, according to the specs.
        case unreachable
        /// It leads nowhere but back.
        case deadEnd
        /// A feature whose scenes lead to another feature's, and from there back.
        case cycle
    }

    public struct Node: Sendable {
        public enum Kind: String, Sendable {
            case scene
            case module
            case service
            case useCase
        }

        public var kind: Kind
        public var name: String
        /// The module that it belongs to; a module's own name.
        public var module: String
        /// The style of a scene, the role of a module, the type of a service.
        public var detail: String
        public var summary: String?
        public var spec: String?
        /// The parameters of a scene's descriptor. For example: `recipeID: Recipe.ID`.
        public var parameters: [String] = []
        /// The links that lead to a scene. For example: `/recipes/{recipeID}`.
        public var links: [String] = []
        /// The routes of a scene that lead back. For example: `close`.
        public var waysBack: [String] = []
        /// The state of the app in which alone it is there. For example: `signedIn`.
        public var scope: String?
        public var services: [String] = []
        public var useCases: [String] = []
        public var displayStates: [String] = []
        /// The answers of a scene, a module or the app for the team's own templates, by name.
        public var options: [(name: String, value: OptionValue)] = []
        /// The scenes and use cases of a collapsed module.
        public var members: [String] = []
        /// The modules that are recompiled after a change to this module's public interface.
        public var rebuilds: [String] = []
        public var marks: [Mark] = []

        /// The id, unique in the graph. For example: `scene/RecipeDetails`.
        public var id: String { "\(kind.rawValue)/\(name)" }
    }

    /// All connections from one node to another.
    public struct Edge: Sendable {
        public struct Way: Hashable, Sendable {
            /// The connection's name. For example: `cart`.
            public var name: String
            /// The presentation of the destination. For example: `push`.
            public var presentation: String
        }

        public var from: Int
        public var to: Int
        public var ways: [Way] = []
        /// True if it is part of a cycle between features.
        public var isInCycle = false
        /// True if it follows from other edges and so isn't drawn.
        public var isImplied = false
    }

    public var project: String
    public var subject: Subject
    public var nodes: [Node] = []
    public var edges: [Edge] = []
    /// The cycles of features whose scenes lead to each other's.
    public var cycles: [[String]] = []
}
