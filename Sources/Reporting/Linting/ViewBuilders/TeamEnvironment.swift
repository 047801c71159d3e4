/// The team's own environment, checked against the needs of the generated extensions.
struct TeamEnvironment {
    let environment: AppEnvironmentType
    /// True if it only gets an extension and no protocols.
    let isResolverOnly: Bool
    /// True if those are internal like the rest of the app.
    let isAppAlone: Bool
    let files: LintFiles
    let jobs: Int
    let display: @Sendable (String) -> String

    init(of project: Project, files: LintFiles, jobs: Int, display: @escaping @Sendable (String) -> String) {
        environment = project.environment
        isResolverOnly = project.isResolverOnly
        isAppAlone = project.isAppAlone
        self.files = files
        self.jobs = jobs
        self.display = display
    }

    /// A declaration of the type, or of a nested one with its name.
    private struct Declaration {
        /// The name with its enclosing types.
        var name: String
        var module: String
        var keyword: String
        var isPublic: Bool
        var place: SourceLocation
    }

    /// Returns the problem if it is missing, or differs from the specs.
    func diagnostics() -> [Diagnostic] {
        guard let place = environment.place else { return [] }
        let all = declarations()
        let found = all.filter { $0.name == environment.name }
        if isResolverOnly {
            return found.isEmpty ? [missing(at: place, near: Set(all.map(\.name)).sorted())] : []
        }
        guard let declaration = found.first(where: { $0.module == environment.module }) else {
            return [missing(at: place, elsewhere: found.first)]
        }
        return [problem(with: declaration, at: place)].compactMap(\.self)
    }

    /// - Parameter names: types of the same name elsewhere.
    private func missing(at place: SourceLocation, near names: [String]) -> Diagnostic {
        let note =
            names.isEmpty
            ? "name the type that declares it, for example: environment: Session"
            : "did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"
        return Diagnostic(
            .missingDeclaration,
            at: place,
            "nothing declares '\(environment.name)', the type that has your resolver",
            note: note
        )
    }

    private func missing(at place: SourceLocation, elsewhere: Declaration?) -> Diagnostic {
        let (name, module) = (environment.name, environment.module)
        let notes = elsewhere.map { other in
            [
                Diagnostic.Note("this one is in '\(other.module)'", at: other.place),
                Diagnostic.Note("write it as: environment: \(other.module).\(name)"),
            ]
        }
        return Diagnostic(
            .missingDeclaration,
            at: place,
            "nothing in '\(module)' declares '\(name)', the app's environment",
            notes: notes
                ?? [
                    Diagnostic.Note(
                        "write it in '\(module)': '@MainActor public final class \(name) {}', with all services"
                    )
                ]
        )
    }

    private func problem(with declaration: Declaration, at place: SourceLocation) -> Diagnostic? {
        let name = environment.name
        guard ["", "class", "struct"].contains(declaration.keyword) else {
            let note = "make it a class, for example: @MainActor public final class \(name)"
            return Diagnostic(
                .environmentForm,
                at: place,
                "'\(name)' is an '\(declaration.keyword)', and scenes need a class or a struct that the main actor can use",
                notes: [Diagnostic.Note("it is declared here", at: declaration.place), Diagnostic.Note(note)]
            )
        }
        if declaration.isPublic || isAppAlone { return nil }
        let note = Diagnostic.Note(
            "write 'public' before it, and before what services need of it",
            at: declaration.place
        )
        return Diagnostic(
            .environmentForm,
            at: place,
            "'\(name)' isn't public, as the protocols are that it gets",
            notes: [note]
        )
    }

    private func declarations() -> [Declaration] {
        // Builders all over the app mention it; one source declares it.
        let search = DeclarationSearch([lastName])
        let find = { @Sendable [self] (source: [UInt8], path: String, module: SourceModule) -> [Declaration] in
            search.mayFind(in: source) ? declarations(in: source, at: display(path), module.name) : []
        }
        return isResolverOnly
            ? files.allSources(mentioning: [lastName], jobs: jobs, find: find)
            : files.sources(mentioning: [lastName], jobs: jobs, find: find)
    }

    /// The name without its enclosing types.
    private var lastName: String { environment.name.split(separator: ".").last.map(String.init) ?? environment.name }

    private func declarations(in source: [UInt8], at path: String, _ module: String) -> [Declaration] {
        let outline = SourceOutline.read(source, nested: isResolverOnly)
        let types = outline.blocks.filter { $0.type == lastName && !$0.isExtension }.map { block in
            Declaration(
                name: block.path,
                module: module,
                keyword: block.keyword,
                isPublic: block.modifiers.contains { ["public", "open"].contains($0) },
                place: source.location(of: block.start, path: path)
            )
        }
        // A protocol or an alias is left to the compiler.
        guard !types.contains(where: { $0.name == environment.name }), isOther(in: outline, source) else {
            return types
        }
        let place = SourceLocation(path: path, line: 1, column: 1)
        return types + [Declaration(name: environment.name, module: module, keyword: "", isPublic: true, place: place)]
    }

    /// Returns true if it may be something other than a type with members.
    private func isOther(in outline: SourceOutline, _ source: [UInt8]) -> Bool {
        if lastName != environment.name { return outline.otherTypes.contains(lastName) }
        return (try? DeclaredTypes.names(in: source).contains(lastName)) ?? false
    }
}
