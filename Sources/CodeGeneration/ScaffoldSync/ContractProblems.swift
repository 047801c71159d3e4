/// The diagnostics for problems with a user's type that has a contract.
struct ContractProblems {
    let contract: ScaffoldContract
    let base: SyncProblems

    func typeNotFound(near: String?) -> Diagnostic {
        var notes = [Diagnostic.Note("declare it again, or delete the file and run 'vipergen generate'")]
        if let near { notes.insert(Diagnostic.Note("did you rename it to '\(near)'?"), at: 0) }
        return Diagnostic(
            .typeNotFound,
            at: SourceLocation(path: base.display(contract.path), line: 1, column: 1),
            "no type '\(contract.type)' is declared here or elsewhere in '\(contract.folder)'",
            notes: notes
        )
    }

    func unreadable(_ file: SwiftFile) -> Diagnostic {
        let place = file.outline.problem.map { ($0.line, $0.column) } ?? (1, 1)
        let isTooDeep = file.outline.problem?.isTooDeep == true
        let reason = file.outline.problem?.message ?? "the file is not UTF-8"
        return Diagnostic(
            isTooDeep ? .nestedTooDeeply : .unreadableSource,
            at: SourceLocation(path: base.display(file.path), line: place.0, column: place.1),
            "can't tell what '\(contract.type)' has: \(reason)",
            note: isTooDeep ? NestedTooDeeply.remedy : "fix the file, then run again"
        )
    }

    func severalPlaces(_ blocks: [IndexedBlock], adding missing: [ScaffoldContract.Member]) -> Diagnostic {
        let places = blocks.map { base.location($0.block.start, in: $0.file) }
        return Diagnostic(
            .severalPlaces,
            at: places.first ?? contract.origin,
            "can't tell where to add what '\(contract.contract)' asks of '\(contract.type)'",
            notes: places.dropFirst().map { Diagnostic.Note("it could be here as well", at: $0) }
                + [Diagnostic.Note("add by hand: \(missing.map(\.signature).joined(separator: "; "))")]
        )
    }

    func differs(_ function: DeclaredFunction, in file: SwiftFile, from member: ScaffoldContract.Member) -> Diagnostic {
        problem(
            .memberDiffers,
            (function.offset, file),
            function.hasOtherTypes(than: member)
                ? "'\(function.typedSelector)' is '\(member.typedSelector)' in '\(contract.contract)'"
                : "'\(function.selector)' differs from '\(member.signature)' in '\(contract.contract)'",
            "change it by hand, unless the types are aliases of each other"
        )
    }

    /// Reports a property for a service that belongs to another environment.
    func misplaced(_ place: NamedPlace, of owner: String, in file: SwiftFile) -> Diagnostic {
        problem(
            .memberNotAskedFor,
            (place.start, file),
            "'\(contract.type)' still has '\(place.name)', which the specs give to '\(owner)'",
            "move what makes it there, and remove it here: otherwise, there are two"
        )
    }

    /// Reports a function to which one with the same name and other types was added.
    func retyped(_ function: DeclaredFunction, in file: SwiftFile, as member: ScaffoldContract.Member) -> Diagnostic {
        problem(
            .memberNotAskedFor,
            (function.offset, file),
            "'\(function.typedSelector)' is '\(member.typedSelector)' in '\(contract.contract)'",
            "'\(member.typedSelector)' was added: move what you still need there, then delete this one"
        )
    }

    func notAskedFor(_ function: DeclaredFunction, in file: SwiftFile, instead: String?) -> Diagnostic {
        problem(
            .memberNotAskedFor,
            (function.offset, file),
            "'\(contract.contract)' doesn't ask for '\(function.selector)'",
            instead.map { "'\($0)' was added: move what you still need there, then delete this one" }
                ?? "delete it, or make it private if something here still calls it"
        )
    }

    func initializerGrew(
        by collaborator: ScaffoldContract.Collaborator,
        _ insertion: CollaboratorInsertion
    ) -> Diagnostic {
        problem(
            .initializerGrew,
            (insertion.place, insertion.file),
            "'\(contract.type).init' now needs '\(collaborator.name):'",
            "pass it wherever you create one, for example in tests: \(collaborator.name): Mock\(collaborator.contract)()"
        )
    }

    func notTaken(
        _ collaborator: ScaffoldContract.Collaborator,
        _ initializer: (initializer: DeclaredInitializer, file: SwiftFile)?
    ) -> Diagnostic {
        problem(
            .initializerDiffers,
            initializer.map { ($0.initializer.start, $0.file) },
            "can't tell where '\(contract.type)' should take the '\(collaborator.name)' that its builder passes",
            "add a parameter by hand: \(collaborator.name): any \(collaborator.contract)"
        )
    }

    func notHandedOver(
        _ collaborator: ScaffoldContract.Collaborator,
        _ initializer: (initializer: DeclaredInitializer, file: SwiftFile)
    ) -> Diagnostic {
        problem(
            .memberNotAskedFor,
            (initializer.initializer.start, initializer.file),
            "'\(contract.type)' takes '\(collaborator.name)', which the scene no longer has",
            "remove it by hand, or add one to the scene's spec"
        )
    }

    /// - Parameter place: The place; `nil` if it isn't about a file.
    func problem(
        _ kind: DiagnosticKind,
        _ place: (offset: Int, file: SwiftFile)?,
        _ message: String,
        _ remedy: String
    ) -> Diagnostic {
        Diagnostic(kind, at: place.map { base.location($0.offset, in: $0.file) }, message, note: remedy)
    }
}

/// The diagnostics for services, and for what a section passes.
extension ContractProblems {
    func notKept(_ service: ScaffoldContract.Service, _ type: IndexedBlock?) -> Diagnostic {
        problem(
            .initializerDiffers,
            type.map { ($0.block.start, $0.file) },
            "can't tell where '\(contract.type)' should take '\(service.name)', which '\(contract.contract)' \(contract.isSection ? "passes" : "needs")",
            "add by hand: \(service.property), and a parameter \(service.parameter)"
        )
    }

    func notAskedFor(_ parameter: DeclaredInitializer.Parameter, in file: SwiftFile) -> Diagnostic {
        problem(
            .memberNotAskedFor,
            (parameter.start, file),
            "'\(contract.type).init' needs '\(parameter.label):', which '\(contract.contract)' \(contract.isSection ? "doesn't pass" : "no longer uses")",
            "remove it and what uses it, give it a value here, or add it to \(contract.isSection ? "the section" : "'uses'") in the spec"
        )
    }

    func retyped(
        _ service: ScaffoldContract.Service,
        _ written: String,
        at place: NamedPlace,
        in file: SwiftFile,
        isGiven: Bool
    ) -> Diagnostic {
        let (asked, remedy) =
            contract.isSection
            ? ("'\(contract.contract)' passes", "here, and in the initializer where there is one")
            : ("in '\(contract.contract)' it is", "here and in the initializer, unless both are the same type")
        return problem(
            .memberDiffers,
            (place.start, file),
            "'\(contract.type)' keeps '\(service.name)' as '\(written)'; \(asked) '\(service.type)'",
            service.lazyProperty.flatMap { isGiven ? nil : "write '\($0)' here, unless both are the same type" }
                ?? "write '\(service.type)' \(remedy)"
        )
    }

    func notTaken(_ service: ScaffoldContract.Service, at place: Int?, _ declaration: IndexedBlock) -> Diagnostic {
        problem(
            .initializerDiffers,
            (place ?? declaration.block.start, declaration.file),
            "'\(contract.type)' can't be made with '\(service.name)', which '\(contract.contract)' passes",
            "write it as a stored property that isn't private and has no value: \(service.property); or take it in the initializer: \(service.parameter)"
        )
    }

    func noInitializer(_ declaration: IndexedBlock) -> Diagnostic {
        problem(
            .initializerDiffers,
            (declaration.block.start, declaration.file),
            "'\(contract.type)' has no '\(contract.initializer.selector)', by which '\(contract.contract)' makes it",
            "add: \(contract.initializer.declaration)"
        )
    }

    func hidesInitializer(_ property: NamedPlace, in file: SwiftFile) -> Diagnostic {
        problem(
            .initializerDiffers,
            (property.start, file),
            "'\(contract.contract)' can't make '\(contract.type)': '\(property.name)' is private, and so is the memberwise initializer",
            "remove '\(property.name)', give it a value, or declare: \(contract.initializer.declaration)"
        )
    }
}

extension DeclaredFunction {
    /// Returns true if the types differ, as far as spellings tell.
    fileprivate func hasOtherTypes(than member: ScaffoldContract.Member) -> Bool {
        zip(parameters, member.parameters).contains { own, asked in own.type.map { !$0.same(as: asked.type) } ?? true }
    }
}

extension ScaffoldContract {
    /// The initializer that takes everything that the type is created with.
    var initializer: (selector: String, declaration: String) {
        (
            "init(\(services.map { $0.name + ":" }.joined()))",
            "init(\(services.map(\.parameter).joined(separator: ", ")))"
        )
    }
}
