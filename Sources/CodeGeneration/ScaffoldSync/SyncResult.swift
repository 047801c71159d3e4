public import Basics
import SwiftReading

/// What has to be done so that types that the user owns fit their contracts.
public struct SyncResult: Sendable {
    /// A file with what is added to it.
    public struct Amendment: Hashable, Sendable {
        /// Relative to the target package.
        public var path: String
        public var before: [UInt8]
        public var after: [UInt8]
    }

    /// A member that is added.
    public struct Addition: Hashable, Sendable {
        /// Relative to the target package.
        public var path: String
        /// 1-based line in the amended file.
        public var line: Int
        /// For example: `RecipeDetailsPresenter.didTapShare()`.
        public var member: String
    }

    /// A type with what it lacks of its contract's members.
    public struct Lack: Hashable, Sendable {
        public struct Member: Hashable, Sendable {
            /// For example: `didTapShare()`.
            public var selector: String
            /// For example: `func didTapShare()`.
            public var signature: String
        }

        /// For example: `RecipeDetailsPresenter`.
        public var type: String
        /// For example: `RecipeDetailsPresenterContract`.
        public var contract: String
        /// Where the members belong, in the file as it is.
        public var location: SourceLocation
        public var members: [Member]
        /// Whether there is one place for them, so that they can be added.
        public var canBeAdded: Bool
        /// Whether the type is to be made with them, and the contract doesn't ask for them.
        public var isOfInitializer = false
    }

    /// A type that takes more than it did, and is made in tests as well.
    public struct Growth: Hashable, Sendable {
        public var type: String
        /// The scaffold of its tests, relative to the target package.
        public var testsPath: String
        /// Labels that may stand in a call, in their order.
        var order: [String]
        var collaborators: [ScaffoldContract.Collaborator]
    }

    /// Sorted by path.
    public var amendments: [Amendment] = []
    /// Sorted by path and line.
    public var additions: [Addition] = []
    /// What can't be done, as errors; what is the user's to change, as warnings.
    public var diagnostics: [Diagnostic] = []

    /// In the order of the contracts, module by module.
    public var lacks: [Lack] = []
    /// Those of the problems that a change of the specs makes, whether or not anything is added.
    var changes: [Diagnostic] = []

    public var growths: [Growth] = []
    /// Where members are missing, what their types inherit from that no source declares that was looked at.
    public var unknownParents: Set<String> = []

    /// Whether nothing is missing of what scaffolds need for generated code to compile.
    public var isComplete: Bool { additions.isEmpty && uncreatableTypes.isEmpty }

    /// Those problems that say that generated code can't create a type as it is.
    public var uncreatableTypes: [Diagnostic] {
        diagnostics.filter { $0.id == DiagnosticKind.initializerDiffers.id }
    }

    public init() {}
}
