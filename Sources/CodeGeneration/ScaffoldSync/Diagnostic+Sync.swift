/// The diagnostics for problems with a user's type.
struct SyncProblems {
    /// Returns the path that the user would use for a file of the target package.
    let display: @Sendable (String) -> String

    func typeNotFound(_ contract: ScaffoldContract, near: String?) -> Diagnostic {
        var notes = [Diagnostic.Note("declare it again, or delete the file and run 'vipergen generate'")]
        if let near { notes.insert(Diagnostic.Note("did you rename it to '\(near)'?"), at: 0) }
        return Diagnostic(
            .typeNotFound,
            at: SourceLocation(path: display(contract.path), line: 1, column: 1),
            "no type '\(contract.type)' is declared here or elsewhere in '\(contract.folder)'",
            notes: notes
        )
    }

    func unreadable(_ file: SwiftFile, hiding type: String) -> Diagnostic {
        let place = file.outline.problem.map { ($0.line, $0.column) } ?? (1, 1)
        let isTooDeep = file.outline.problem?.isTooDeep == true
        let reason = file.outline.problem?.message ?? "the file is not UTF-8"
        return Diagnostic(
            isTooDeep ? .nestedTooDeeply : .unreadableSource,
            at: SourceLocation(path: display(file.path), line: place.0, column: place.1),
            "can't tell what '\(type)' has: \(reason)",
            notes: [Diagnostic.Note(isTooDeep ? NestedTooDeeply.remedy : "fix the file, then run again")]
        )
    }

    func nestedTooDeeply(_ file: SwiftFile) -> Diagnostic? {
        guard let problem = file.outline.problem, problem.isTooDeep else { return nil }
        return Diagnostic(
            .nestedTooDeeply,
            at: SourceLocation(path: display(file.path), line: problem.line, column: problem.column),
            problem.message,
            notes: [Diagnostic.Note(NestedTooDeeply.remedy)]
        )
    }

    func severalPlaces(
        _ blocks: [IndexedBlock],
        for contract: ScaffoldContract,
        adding missing: [ScaffoldContract.Member]
    ) -> Diagnostic {
        let places = blocks.map { location($0.block.start, in: $0.file) }
        return Diagnostic(
            .severalPlaces,
            at: places.first ?? contract.origin,
            "can't tell where to add what '\(contract.contract)' asks of '\(contract.type)'",
            notes: places.dropFirst().map { Diagnostic.Note("it could be here as well", at: $0) }
                + [Diagnostic.Note("add by hand: \(missing.map(\.signature).joined(separator: "; "))")]
        )
    }

    func differs(
        _ function: DeclaredFunction,
        in file: SwiftFile,
        from member: ScaffoldContract.Member,
        of contract: ScaffoldContract
    )
        -> Diagnostic
    {
        Diagnostic(
            .memberDiffers,
            at: location(function.offset, in: file),
            function.hasOtherTypes(than: member)
                ? "'\(function.typedSelector)' is '\(member.typedSelector)' in '\(contract.contract)'"
                : "'\(function.selector)' differs from '\(member.signature)' in '\(contract.contract)'",
            notes: [Diagnostic.Note("change it by hand, unless the types are aliases of each other")]
        )
    }

    /// Reports a function to which one with the same name and other types was added.
    func misplaced(
        _ place: NamedPlace,
        of owner: String,
        in file: SwiftFile,
        by contract: ScaffoldContract
    ) -> Diagnostic {
        Diagnostic(
            .memberNotAskedFor,
            at: location(place.start, in: file),
            "'\(contract.type)' still has '\(place.name)', which the specs give to '\(owner)'",
            notes: [Diagnostic.Note("move what makes it there, and remove it here: otherwise, there are two")]
        )
    }

    func retyped(
        _ function: DeclaredFunction,
        in file: SwiftFile,
        as member: ScaffoldContract.Member,
        of contract: ScaffoldContract
    ) -> Diagnostic {
        Diagnostic(
            .memberNotAskedFor,
            at: location(function.offset, in: file),
            "'\(function.typedSelector)' is '\(member.typedSelector)' in '\(contract.contract)'",
            notes: [
                Diagnostic.Note(
                    "'\(member.typedSelector)' was added: move what you still need there, then delete this one"
                )
            ]
        )
    }

    func notAskedFor(_ function: DeclaredFunction, in file: SwiftFile, by contract: ScaffoldContract, instead: String?)
        -> Diagnostic
    {
        let remedy =
            instead.map { "'\($0)' was added: move what you still need there, then delete this one" }
            ?? "delete it, or make it private if something here still calls it"
        return Diagnostic(
            .memberNotAskedFor,
            at: location(function.offset, in: file),
            "'\(contract.contract)' doesn't ask for '\(function.selector)'",
            notes: [Diagnostic.Note(remedy)]
        )
    }

    func withoutScene(_ block: MemberBlock, in file: SwiftFile, conformingTo contract: String) -> Diagnostic {
        Diagnostic(
            .scaffoldLeftOver,
            at: location(block.start, in: file),
            "'\(block.type)' conforms to '\(contract)', which is no longer generated for any scene",
            notes: [
                Diagnostic.Note(
                    "if the scene was renamed or moved, rename and move the type and its file, too; if not, delete them"
                )
            ]
        )
    }

    func initializerGrew(
        by collaborator: ScaffoldContract.Collaborator,
        of contract: ScaffoldContract,
        _ insertion: CollaboratorInsertion
    ) -> Diagnostic {
        Diagnostic(
            .initializerGrew,
            at: location(insertion.place, in: insertion.file),
            "'\(contract.type).init' now needs '\(collaborator.name):'",
            notes: [
                Diagnostic.Note(
                    "pass it wherever you create one, for example in tests: \(collaborator.name): Mock\(collaborator.contract)()"
                )
            ]
        )
    }

    func notTaken(
        _ collaborator: ScaffoldContract.Collaborator,
        by contract: ScaffoldContract,
        _ initializer: (initializer: DeclaredInitializer, file: SwiftFile)?
    ) -> Diagnostic {
        Diagnostic(
            .initializerDiffers,
            at: initializer.map { location($0.initializer.start, in: $0.file) },
            "can't tell where '\(contract.type)' should take the '\(collaborator.name)' that its builder passes",
            notes: [Diagnostic.Note("add a parameter by hand: \(collaborator.name): any \(collaborator.contract)")]
        )
    }

    func notKept(
        _ service: ScaffoldContract.Service,
        by contract: ScaffoldContract,
        _ type: IndexedBlock?
    ) -> Diagnostic {
        Diagnostic(
            .initializerDiffers,
            at: type.map { location($0.block.start, in: $0.file) },
            "can't tell where '\(contract.type)' should take '\(service.name)', which '\(contract.contract)' \(contract.isSection ? "passes" : "needs")",
            notes: [Diagnostic.Note("add by hand: \(service.property), and a parameter \(service.parameter)")]
        )
    }

    func serviceNotAskedFor(
        _ parameter: DeclaredInitializer.Parameter,
        in file: SwiftFile,
        by contract: ScaffoldContract
    ) -> Diagnostic {
        Diagnostic(
            .memberNotAskedFor,
            at: location(parameter.start, in: file),
            "'\(contract.type).init' needs '\(parameter.label):', which '\(contract.contract)' \(contract.isSection ? "doesn't pass" : "no longer uses")",
            notes: [
                Diagnostic.Note(
                    "remove it and what uses it, give it a value here, or add it to \(contract.isSection ? "the section" : "'uses'") in the spec"
                )
            ]
        )
    }

    func retyped(
        _ service: ScaffoldContract.Service,
        _ written: String,
        at place: NamedPlace,
        in file: SwiftFile,
        by contract: ScaffoldContract
    ) -> Diagnostic {
        if contract.isSection { return retypedInSection(service, written, at: place, in: file, by: contract) }
        return Diagnostic(
            .memberDiffers,
            at: location(place.start, in: file),
            "'\(contract.type)' keeps '\(service.name)' as '\(written)'; in '\(contract.contract)' it is '\(service.type)'",
            notes: [
                Diagnostic.Note("write '\(service.type)' here and in the initializer, unless both are the same type")
            ]
        )
    }

    func notHandedOver(
        _ collaborator: ScaffoldContract.Collaborator,
        at offset: Int,
        in file: SwiftFile,
        to contract: ScaffoldContract
    ) -> Diagnostic {
        Diagnostic(
            .memberNotAskedFor,
            at: location(offset, in: file),
            "'\(contract.type)' takes '\(collaborator.name)', which the scene no longer has",
            notes: [Diagnostic.Note("remove it by hand, or add one to the scene's spec")]
        )
    }

    func location(_ offset: Int, in file: SwiftFile) -> SourceLocation {
        let place = TextPlace(ofByte: offset, in: file.bytes)
        return SourceLocation(path: display(file.path), line: place.line, column: place.column)
    }
}

extension DeclaredFunction {
    /// Returns true if the types differ, as far as spellings tell.
    fileprivate func hasOtherTypes(than member: ScaffoldContract.Member) -> Bool {
        zip(parameters, member.parameters).contains { own, asked in own.type.map { !$0.same(as: asked.type) } ?? true }
    }
}
