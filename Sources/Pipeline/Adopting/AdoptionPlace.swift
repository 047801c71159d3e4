import Adoption
import CodeGeneration
import FileEmission

/// Where the generated switch of an adoption lies.
enum AdoptionPlace {
    private static let ending = "+AdoptedScenes.swift"

    /// As it is called for a resolver that has no specs yet.
    static func fileName(for resolver: Adoption.ResolverType) -> String {
        resolver.type.replacing(".", with: "") + ending
    }

    static func isSwitch(_ path: String) -> Bool { path.hasSuffix(ending) }

    /// Relative to the app's folder.
    static func path(in generated: GeneratedFiles) -> String? {
        generated.files.first { isSwitch($0.path) }?.path
    }
}
