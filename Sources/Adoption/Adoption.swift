/// The parts of an app that can be adopted: its descriptors, its resolver, and what the resolver does for each.
///
/// Nothing is built or compiled: all of it comes from the sources. Unclear parts are left alone, and reported.
public struct Adoption: Sendable {
    /// A scene whose spec can be written.
    public struct Scene: Hashable, Sendable {
        /// The name. For example: `Film`.
        public var name: String
        /// The descriptor; empty if it is generated. For example: `Screens.FilmDescriptor`.
        public var descriptor: String
        /// The app's function that builds it, if its descriptor is generated. For example: `FilmRouter.make(id:)`.
        public var function: String?
        /// The properties of its descriptor.
        public var parameters: [Parameter]
        /// The Swift expression that makes it, with `descriptor` for the descriptor.
        public var builder: String
        /// The differences that its spec can't express, each as a sentence.
        public var differences: [String]
        /// The place of the descriptor's declaration.
        public var place: SourceLocation
        /// The place where the resolver opens it.
        public var armPlace: SourceLocation

        /// The name that people know it by.
        public var subject: String { function ?? descriptor }
    }

    public struct Parameter: Hashable, Sendable {
        public var name: String
        public var type: String
        public var defaultValue: String?
    }

    /// A property of the resolver's type that scenes may use.
    public struct Service: Hashable, Sendable {
        public var name: String
        /// The service's protocol.
        public var type: String
    }

    /// A descriptor, or a function that builds a screen, that stays written by hand.
    public struct Remainder: Hashable, Sendable {
        public var descriptor: String
        /// The reason. For example: `its arm has statements of its own`.
        public var reason: String
        /// The line that prevents the adoption.
        public var place: SourceLocation
        /// The remedy, if there is one.
        public var remedy: String?

        public init(descriptor: String, reason: String, place: SourceLocation, remedy: String? = nil) {
            self.descriptor = descriptor
            self.reason = reason
            self.place = place
            self.remedy = remedy
        }
    }

    /// The type that opens scenes, or that is passed to a function which does.
    public struct ResolverType: Hashable, Sendable {
        /// The name. For example: `Dependencies`.
        public var type: String
        /// The name that chooses it if others use `type`, too.
        public var choice: String
        /// `class`, `struct`, `enum`, `actor` or `protocol`.
        public var keyword: String
        /// The function. For example: `resolve(_:)`.
        public var function: String
        /// The type around the function, which may take `type` as a parameter; empty if there is none.
        public var typeAround: String
        /// The folder of its app's manifest; empty if it is unknown, or if it is the folder that is read.
        public var appFolder: String
        public var place: SourceLocation
        public var isMainActor: Bool

        /// The function with the type around it. For example: `Dependencies.resolve(_:)`.
        public var fullFunction: String { typeAround.isEmpty ? function : "\(typeAround).\(function)" }

        /// Returns true if the same name chooses another resolver.
        func isChosen(like other: ResolverType) -> Bool { choice == other.choice && appFolder == other.appFolder }
    }

    public var resolver: ResolverType
    /// True if the app has no resolver: its functions build scenes, and the switch brings its own descriptors.
    public var isOfAssemblies = false
    /// True if the environment comes with the switch, since no type of the app builds scenes.
    public var bringsEnvironment = false
    /// The app's own type that generated descriptors are nested in, if there is one.
    public var namespace: String?
    /// Other ways in which the app opens screens, which aren't adopted.
    public var habits: [Habit] = []
    /// Other types that open descriptors, and aren't adopted.
    public var otherResolvers: [ResolverType]
    /// The protocol of all descriptors; `nil` if they have none in common.
    public var conformance: String?
    /// The protocol's associated type for the descriptor's output.
    public var output: String?
    /// The resolver's result type, if there is no associated type for it.
    public var returns: String?
    /// The resolver's parameter besides the descriptor, which it passes to the switch.
    public var handed: Parameter?
    /// The services, sorted by name.
    public var services: [Service]
    /// The services that specs can't express, each with the reason.
    public var droppedServices: [(service: Service, reason: String)] = []
    /// The imports of the sources with the resolver.
    public var imports: [String]
    /// The imports inside of an `#if`.
    public var optionalImports: [String]
    /// The scenes, sorted by name.
    public var scenes: [Scene]
    /// The remaining descriptors and functions, sorted by place.
    public var remainder: [Remainder]
    /// The edit of the app's sources; `nil` if there is no resolver.
    let edit: ResolverEdit?

    /// A source that an edit would change although another tool generates it.
    public struct GeneratedSource: Hashable, Sendable {
        /// The place of the comment that marks it.
        public var place: SourceLocation
        /// The text of the comment.
        public var mark: String
        /// The statement that asks for adopted scenes, first in the resolver's function; `nil` if it is already there.
        public var question: String?
    }

    /// The generated sources, sorted by path. Edits of them are lost when the other tool runs.
    public var generatedSources: [GeneratedSource] { edit?.generatedSources(among: Set(edits.keys)) ?? [] }

    /// The edited sources by path, in which the resolver asks for adopted scenes first, without their arms.
    public var edits: [String: [UInt8]] { edit?.contents(leaving: Set(remainder.map(\.descriptor))) ?? [:] }
}

/// The reason why nothing of an app can be adopted.
public enum AdoptionFailure: Error, Sendable {
    /// No function decides by descriptors' types. Has functions that switch over an enum, which the compiler already
    /// checks, functions that store a closure for each of several types, and functions that open a single descriptor,
    /// which may be anything.
    case noResolver(
        enums: [(function: String, type: String, place: SourceLocation)],
        registries: [(function: String, count: Int, place: SourceLocation)],
        single: [Adoption.ResolverType],
        habits: [Adoption.Habit]
    )
    /// Several resolvers know the same number of descriptors.
    case severalResolvers([Adoption.ResolverType])
    /// The requested resolver doesn't exist; has the existing ones.
    case unknownResolver([Adoption.ResolverType])
}
