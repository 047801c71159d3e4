extension TargetPackageFacts {
    /// Reads the cases of enums, if combinations have fields of a type that may be one.
    mutating func readEnums(of specs: SpecSet, in root: String) {
        let types = Set(specs.modules.flatMap(\.scenes).flatMap(\.combinedTypeNames))
        guard !types.isEmpty else { return }
        let (cases, diagnostics) = EnumSearch(types).cases(inPackage: root, alsoIn: specs.movedFolders)
        enumCases = cases
        problems += diagnostics
    }
}

extension EnumSearch {
    /// Returns the cases of enums in a package's sources, by type; of two with the same name, the first counts.
    ///
    /// - Parameter folders: the folders of modules outside `Sources`.
    public func cases(
        inPackage root: String,
        alsoIn folders: [String]
    ) -> (cases: [String: [DeclaredEnums.Case]], diagnostics: [Diagnostic]) {
        var cases: [String: [DeclaredEnums.Case]] = [:]
        var problems: [Diagnostic] = []
        for folder in ["Sources"] + folders {
            let (files, diagnostics) = SourceFolder(path: "\(root)/\(folder)").files { mayFindAny(in: $0) }
            problems += diagnostics
            for file in files { cases.merge(self.cases(in: file.bytes)) { first, _ in first } }
        }
        return (cases, problems)
    }
}

extension SceneSpec {
    /// The types of combined fields that may be the team's own.
    fileprivate var combinedTypeNames: [String] {
        let places = Set(previewCombinations?.fields.map(\.path) ?? [])
        let fields =
            state.map { (PreviewSpec.Field(name: $0.name.value), $0) }
            + parts.flatMap { part in
                part.state.map { (PreviewSpec.Field(part: part.name.value, name: $0.name.value), $0) }
            }
        return fields.filter { places.contains($0.0) && !$0.1.isLoadable }.compactMap { _, field in
            let type = field.type.value.wrapped ?? field.type.value
            let isName = type.text.utf8.allSatisfy { $0 >= 0x80 || $0.isOfName }
            return isName && !type.customNames.isEmpty ? type.text : nil
        }
    }
}

extension UInt8 {
    /// True for a letter, a digit, an underscore, or the dot of a nested type.
    fileprivate var isOfName: Bool {
        let small = self | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: ".")
    }
}
