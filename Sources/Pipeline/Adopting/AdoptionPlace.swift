/// The place of the generated switch of an adoption.
enum AdoptionPlace {
    private static let ending = "+AdoptedScenes.swift"

    /// Returns the file name of the switch for a resolver that has no specs yet.
    static func fileName(for resolver: Adoption.ResolverType) -> String {
        resolver.type.replacing(".", with: "") + ending
    }

    static func isSwitch(_ path: String) -> Bool { path.hasSuffix(ending) }

    /// Returns the path of the switch, relative to the app's folder.
    static func path(in generated: GeneratedFiles) -> String? {
        generated.files.first { isSwitch($0.path) }?.path
    }
}
