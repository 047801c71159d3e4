public import Basics

/// A mock, as a whole Swift file.
///
/// For example: the one of `RecipeRepository` declares `MockRecipeRepository`.
public struct MockFile: Hashable, Sendable {
    public var protocolName: String
    public var className: String
    public var text: String
    /// `public` or `package`; else nobody outside of the protocol's module sees it.
    public var access: String
    public var isHidden: Bool { !AccessLevel.isOpen(access) }
    /// Whether whoever makes one has to say what its associated types are.
    public var isGeneric = false
    /// Whether it has nothing of the sources but names and types that are known to be such, so that it is valid Swift for certain.
    public var isPlain = false
    /// What it stands in for, where the options ask to be told.
    public var mocked: MockedProtocol?
    /// The protocol's own place: what goes wrong with the file is reported there.
    public var location: SourceLocation
}

/// What a run made of the sources.
public struct GeneratedMocks: Sendable {
    /// Sorted by the protocols' names.
    public var files: [MockFile]
    /// Sorted by place.
    public var diagnostics: [Diagnostic]
    /// Whether a protocol inherits from one that no source declares.
    public var lackProtocols: Bool { diagnostics.contains { $0.kind == .missingProtocol } }
}
