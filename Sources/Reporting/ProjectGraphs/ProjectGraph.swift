public import Templating

/// Scenes, modules or services of a project, and what leads from one to another.
public struct ProjectGraph: Sendable {
    /// The part of a project that a graph shows.
    public enum Subject: String, CaseIterable, Sendable {
        /// Scenes and the routes between them.
        case scenes
        /// Modules and their dependencies.
        case modules
        /// Scenes and use cases, and the services that they use.
        case services
    }

    /// Something that is worth knowing about a node.
    public enum Mark: String, CaseIterable, Sendable {
        /// The app starts with it.
        case start
        /// Nothing leads there from where the app starts, as far as the specs say.
        case unreachable
        /// Nothing leads away, but back.
        case deadEnd
        /// A feature whose scenes lead to another one's, and from there back.
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
        /// The module that it is part of; a module's own name.
        public var module: String
        /// The style of a scene, the role of a module, the type of a service.
        public var detail: String
        public var summary: String?
        public var spec: String?
        /// Of a scene's descriptor. For example: `recipeID: Recipe.ID`.
        public var parameters: [String] = []
        public var services: [String] = []
        public var useCases: [String] = []
        public var displayStates: [String] = []
        /// Of a scene, a module or the app: what it answers to the team's own templates, by name.
        public var options: [(name: String, value: OptionValue)] = []
        /// Of a collapsed module: the scenes and use cases that it stands for.
        public var members: [String] = []
        /// Of a module: the modules that are compiled again after a change of its public interface.
        public var rebuilds: [String] = []
        public var marks: [Mark] = []

        /// Unique in the graph. For example: `scene/RecipeDetails`.
        public var id: String { "\(kind.rawValue)/\(name)" }
    }

    /// All ways from one node to another.
    public struct Edge: Sendable {
        public struct Way: Hashable, Sendable {
            /// For example: `cart`.
            public var name: String
            /// How the destination is shown. For example: `push`.
            public var presentation: String
        }

        public var from: Int
        public var to: Int
        public var ways: [Way] = []
        /// Whether it is part of a cycle between features.
        public var isInCycle = false
        /// Whether it follows from other edges, and isn't drawn for that.
        public var isImplied = false
    }

    public var project: String
    public var subject: Subject
    public var nodes: [Node] = []
    public var edges: [Edge] = []
    /// Features whose scenes lead to each other's in a circle.
    public var cycles: [[String]] = []
}
