/// A mock, as a whole Swift file.
///
/// For example: the mock of `RecipeRepository` declares `MockRecipeRepository`.
public struct MockFile: Hashable, Sendable {
    public var protocolName: String
    public var className: String
    public var text: String
    /// `public` or `package`; otherwise only the protocol's module sees it.
    public var access: String
    public var isHidden: Bool { !AccessLevel.isOpen(access) }
    /// True if its creator has to choose the associated types.
    public var isGeneric = false
    /// True if it only has known names and types of the sources, so that it's certain to be valid Swift.
    public var isPlain = false
    /// The mocked protocol, if the options request it.
    public var mocked: MockedProtocol?
    /// The protocol's place, where problems of the file are reported.
    public var location: SourceLocation
}

/// The mocks generated from the sources.
public struct GeneratedMocks: Sendable {
    /// The files, sorted by protocol name.
    public var files: [MockFile]
    /// The diagnostics, sorted by place.
    public var diagnostics: [Diagnostic]
    /// True if a protocol inherits from one that no source declares.
    public var lackProtocols: Bool { diagnostics.contains { $0.kind == .missingProtocol } }
}
