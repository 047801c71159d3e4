/// The descriptor that a spec names, checked against the package.
struct AdoptedDescriptor {
    let scene: AdoptedScene
    let types: PackageTypes
    /// True if no other package can declare it.
    let knowsAll: Bool

    private var text: String { scene.descriptor.value.text }

    /// Returns a problem if it is missing, has another name, or takes other parameters.
    func problem(near: (AdoptedScene) -> String?) -> Diagnostic? {
        // What was found in the sources, or is generated, is as it is.
        if scene.isDiscovered || scene.hasGeneratedDescriptor || types.isMore(scene.descriptorName) { return nil }
        let found = types.declarations(of: scene.descriptorName)
        if found.isEmpty { return knowsAll ? missing(near(scene)) : nil }
        let parts = text.split(separator: ".").map(String.init)
        guard parts.count > 1 else {
            if found.allSatisfy({ $0.block.qualifier != nil }), knowsAll { return missing(found[0].block.path) }
            return mismatch(with: found.filter { $0.block.qualifier == nil })
        }
        let parent = parts[parts.count - 2]
        return mismatch(
            with: found.filter { $0.block.qualifier?.split(separator: ".").last.map(String.init) == parent }
        )
    }

    private func missing(_ near: String?) -> Diagnostic {
        Diagnostic(
            .missingDeclaration,
            at: scene.descriptor.location,
            "nothing declares '\(text)', the descriptor of '\(scene.name)'",
            notes: [
                Diagnostic.Note(
                    near.map { "did you mean '\($0)'?" }
                        ?? "name the type that your resolver opens '\(scene.name)' for, or remove 'descriptor': vipergen then generates it"
                )
            ]
        )
    }

    /// Returns a mismatch of parameters. Those of an enum, a superclass or a macro aren't known. A spec may omit what
    /// it can't express.
    private func mismatch(with found: [PackageTypes.Declaration]) -> Diagnostic? {
        guard !scene.parameters.isEmpty, found.count == 1, let declaration = found.first,
            declaration.block.keyword != "enum",
            !declaration.block.mayHaveMacro, declaration.block.isStruct || declaration.block.inherited.isEmpty
        else { return nil }
        let extensions = types.all(of: scene.descriptorName).filter(\.block.isExtension)
        let candidates = ([declaration] + extensions).initializers
        if candidates.contains(where: fits) { return nil }
        let wanted = candidates.first ?? []
        return Diagnostic(
            .parameterMismatch,
            at: scene.parametersPlace ?? scene.descriptor.location,
            "'\(text)' isn't made of \(listed(scene.parameters.map(\.name)))",
            notes: [
                Diagnostic.Note("it takes \(listed(wanted.map(\.label)))", at: declaration.place),
                Diagnostic.Note(remedy(wanted, declaration.block)),
            ]
        )
    }

    /// Returns true if the parameters fit those of the spec, which also names those without a label.
    private func fits(_ parameters: [(label: String, hasDefault: Bool)]) -> Bool {
        let names = scene.parameters.map(\.name)
        let named = parameters.enumerated().map { position, parameter in
            parameter.label == "_" && position < names.count
                ? (label: names[position], hasDefault: parameter.hasDefault) : parameter
        }
        return InitializerFit(names, named) == .fits
    }

    private func remedy(_ wanted: [(label: String, hasDefault: Bool)], _ block: MemberBlock) -> String {
        if wanted.isEmpty { return "remove 'parameters'" }
        let fields = wanted.compactMap { parameter in
            block.properties[parameter.label].map { "\(parameter.label): \(quoted($0))" }
        }
        return fields.count == wanted.count
            ? "write them as: parameters: { \(fields.joined(separator: ", ")) }"
            : "list under 'parameters' what its initializer takes"
    }

    /// Returns the type, in quotes if YAML would misread its brackets and braces.
    private func quoted(_ type: String) -> String {
        type.utf8.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") }
            ? type : YAMLText.quoted(type)
    }

    private func listed(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
