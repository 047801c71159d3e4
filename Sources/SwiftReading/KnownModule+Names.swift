extension KnownModule {
    /// The platform's types that fields and parameters mostly are of, sorted.
    ///
    /// For example: `Bool`, `String`, `URL`.
    public static let commonTypes: [String] =
        (Array(StandardType.standardLibraryTypes.keys) + StandardType.foundationTypes.keys).sorted()
}
