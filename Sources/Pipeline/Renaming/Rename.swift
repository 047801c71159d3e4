/// The renaming of a scene, module or service.
package struct Rename {
    package enum Kind: String, CaseIterable, Sendable {
        case scene
        case module
        case service
    }

    package let kind: Kind
    package let old: String
    package let new: String
    package let known: KnownSpecs

    /// - Throws: if nothing has the old name, or the new one can't be used.
    package init(_ kind: Kind, _ old: String, to new: String, _ known: KnownSpecs) throws(RunFailure) {
        self.kind = kind
        self.old = old
        self.new = new
        self.known = known
        let problems = unknown.map { [$0] } ?? newNameProblems
        if problems.hasErrors { throw new == old ? .usage(problems) : .arguments(problems) }
    }

    /// Returns the existing names, with their places.
    package static func names(of kind: Kind, in known: KnownSpecs) -> [Located<String>] {
        let specs = known.specs
        switch kind {
        case .scene: return known.scenes.map(\.scene.name) + specs.modules.flatMap { $0.adoptedScenes.map(\.name) }
        case .module:
            let named = specs.modules.map(\.name)
            return named
                + [specs.project.core, specs.project.app].filter { own in !named.contains { $0.value == own.value } }
        case .service: return specs.project.services.map(\.name)
        }
    }

    private var unknown: Diagnostic? {
        let names = Rename.names(of: kind, in: known).map(\.value)
        if names.contains(old) { return adopted }
        let near = NearName.find(old, in: names).map { "did you mean '\($0)'?" }
        let note = near ?? "name a \(kind.rawValue) that is in the specs"
        return problem(.unknownName, "there is no \(kind.rawValue) '\(old)'", note)
    }

    /// The error for a scene with a descriptor of the team's own, which has no names built from its own.
    private var adopted: Diagnostic? {
        guard kind == .scene, known.scene(old) == nil else { return nil }
        let missing = known.missingScene(old, otherwise: "name a scene that has a spec")
        return Diagnostic(missing.kind, at: nil, missing.message, notes: [missing.note])
    }

    private var newNameProblems: [Diagnostic] {
        let use: SpecName.Kind =
            switch kind {
            case .scene: .scene
            case .module: .module
            case .service: .service
            }
        let problems = SpecName(text: new, kind: use).problems
        if problems.hasErrors {
            return problems.map { problem in
                var problem = problem
                if problem.notes.map(\.message) == ["write '\(old)'"] {
                    problem.notes = [Diagnostic.Note("it is called '\(old)' already; choose another name")]
                }
                return problem
            }
        }
        if kind == .service, isKeyword {
            return [problem(.invalidName, "'\(new)' is a keyword of Swift", "choose another name")]
        }
        if new == old {
            return [problem(.nameClash, "'\(new)' is the name that it has already", "choose another name")]
        }
        let same = Rename.names(of: kind, in: known).first { $0.value.lowercased() == new.lowercased() }
        guard let same else { return [] }
        let message =
            same.value == new
            ? "there is already a \(kind.rawValue) '\(new)'"
            : "'\(new)' differs from the \(kind.rawValue) '\(same.value)' only in upper and lower case, which a file system may not tell apart"
        var taken = problem(.nameClash, message, "choose another name")
        taken.notes.append(Diagnostic.Note("it is here", at: same.location))
        return [taken]
    }

    /// True if sources would need backticks or other changes wherever the service is named.
    private var isKeyword: Bool {
        guard case .success(let name) = SwiftIdentifier.read(new) else { return false }
        let roles: [SwiftIdentifier.Role] = [.declaration, .statement, .local, .member]
        return roles.contains { name.backtickedIfNeeded(as: $0) != new || name.problem(as: $0) != nil }
    }

    private func problem(_ kind: DiagnosticKind, _ message: String, _ note: String) -> Diagnostic {
        Diagnostic(kind, at: nil, message, notes: [Diagnostic.Note(note)])
    }
}
