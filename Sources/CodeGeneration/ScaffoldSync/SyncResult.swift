/// The changes that bring the user's types in line with their contracts.
public struct SyncResult: Sendable {
    /// A file with its additions.
    public struct Amendment: Hashable, Sendable {
        /// The file's path, relative to the target package.
        public var path: String
        public var before: [UInt8]
        public var after: [UInt8]
    }

    /// An added member.
    public struct Addition: Hashable, Sendable {
        /// The file's path, relative to the target package.
        public var path: String
        /// The 1-based line in the amended file.
        public var line: Int
        /// The member. For example: `RecipeDetailsPresenter.didTapShare()`.
        public var member: String
    }

    /// A type and the members of its contract that it lacks.
    public struct Lack: Hashable, Sendable {
        public struct Member: Hashable, Sendable {
            /// The selector. For example: `didTapShare()`.
            public var selector: String
            /// The signature. For example: `func didTapShare()`.
            public var signature: String
        }

        /// The type. For example: `RecipeDetailsPresenter`.
        public var type: String
        /// The contract. For example: `RecipeDetailsPresenterContract`.
        public var contract: String
        /// The place for the members, in the file as it is.
        public var location: SourceLocation
        public var members: [Member]
        /// True if there is a single place for them, so that they can be added.
        public var canBeAdded: Bool
        /// True if the type's initializer needs them rather than the contract.
        public var isOfInitializer = false
    }

    /// A type with new parameters whose tests create it, too.
    public struct Growth: Hashable, Sendable {
        public var type: String
        /// The scaffold of its tests, relative to the target package.
        public var testsPath: String
        /// The labels that a call may have, in order.
        var order: [String]
        var collaborators: [ScaffoldContract.Collaborator]
    }

    /// The amended files, sorted by path.
    public var amendments: [Amendment] = []
    /// The added members, sorted by path and line.
    public var additions: [Addition] = []
    /// The diagnostics: impossible additions are errors, changes for the user to make are warnings.
    public var diagnostics: [Diagnostic] = []

    /// The missing members, module by module in the order of the contracts.
    public var lacks: [Lack] = []
    /// The diagnostics that a change of the specs causes, even if nothing is added.
    var changes: [Diagnostic] = []

    public var growths: [Growth] = []
    /// The supertypes, of types that lack members, that no known source declares.
    public var unknownParents: Set<String> = []

    /// True if scaffolds have everything that generated code needs to compile.
    public var isComplete: Bool { additions.isEmpty && uncreatableTypes.isEmpty }

    /// The diagnostics about types that generated code can't create.
    public var uncreatableTypes: [Diagnostic] {
        diagnostics.filter { $0.id == DiagnosticKind.initializerDiffers.id }
    }

    public init() {}
}
