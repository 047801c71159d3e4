/// Finds scaffolds whose role is taken by another type of the user's.
///
/// For example: `DefaultArticleStore.swift`, if nothing mentions the type and the team's `Session` has a `store`.
struct SubstitutedScaffolds {
    let output: String

    /// Returns the paths of unneeded scaffolds.
    func paths(among scaffolds: [GeneratedFiles.TypeDeclaration]) throws(RunFailure) -> Set<String> {
        if scaffolds.isEmpty { return [] }
        var known: [GeneratedFiles.Property: Bool] = [:]
        for property in Set(scaffolds.flatMap(\.substitutes)) { known[property] = try isDeclared(property) }
        var unwanted: Set<String> = []
        for scaffold in scaffolds where scaffold.substitutes.allSatisfy({ known[$0] == true }) {
            if try !isMentioned(scaffold) { unwanted.insert(scaffold.path) }
        }
        return unwanted
    }

    private func isDeclared(_ property: GeneratedFiles.Property) throws(RunFailure) -> Bool {
        let name = property.type.split(separator: ".").last.map(String.init) ?? property.type
        let search = ByteSearch([name])
        return try sources(in: property.folder) { search.findsAny(in: $0) }.contains { source in
            SourceOutline.read(source, nested: name != property.type).blocks.contains { block in
                block.type == name && block.propertyPlaces.contains { $0.name == property.name }
            }
        }
    }

    private func isMentioned(_ scaffold: GeneratedFiles.TypeDeclaration) throws(RunFailure) -> Bool {
        let search = NameSearch([scaffold.type])
        for folder in scaffold.users where try !sources(in: folder, where: { search.findsAny(in: $0) }).isEmpty {
            return true
        }
        return false
    }

    private func sources(
        in folder: String,
        where isWanted: @escaping @Sendable ([UInt8]) -> Bool
    ) throws(RunFailure) -> [[UInt8]] {
        try sound(SourceFolder(path: TargetPackage(output: output).display(folder)).files(where: isWanted)).map(\.bytes)
    }
}
