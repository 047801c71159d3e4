/// The specs of adopted scenes.
struct AdoptionSpecs {
    let adoption: Adoption
    let module: AppModule
    /// The name of the project.
    let name: String
    /// The folder of specs, as diagnostics name it.
    let folder: String
    /// True if each spec begins with a comment that names its schema for editors.
    let namesSchemas: Bool
    /// The scenes that need no spec; `nil` if all of them need one.
    let discovery: AdoptionDiscovery?

    /// `project.yml`, and the module's spec if its sources are in an unusual place.
    var projectDrafts: [SpecDraft] {
        let isElsewhere = module.sources != "Sources/\(module.name)"
        return [project] + (isElsewhere ? [moduleDraft] : [])
    }

    var sceneDrafts: [SpecDraft] {
        adoption.scenes.filter { discovery?.covers($0) != true }.map(draft)
    }

    private var project: SpecDraft {
        var draft = draft("project.yml", of: .project)
        let manifest = module.manifest?.kind.rawValue ?? "the folder"
        draft.add(
            comment:
                "The scenes of \(module.name) that have specs; 'vipergen generate' makes the switch that opens them."
        )
        draft.add(SpecEntry("project", .text(name)), from: manifest)
        if module.name != name { draft.add(SpecEntry("app", .text(module.name)), from: manifest) }
        draft.add(SpecEntry("manifest", .text("team")), from: manifest)
        if !adoption.bringsEnvironment {
            draft.add("environment", inBrackets: environment, from: adoption.resolver.type)
        }
        if isOffDefault {
            let isolation = SpecEntry("defaultIsolation", .text("MainActor"))
            draft.add("swift", inBrackets: .mapping([isolation]), from: manifest)
        }
        let origin = adoption.conformance ?? adoption.resolver.type
        if discovery != nil {
            draft.add("descriptors", entries: descriptors.map { ($0, origin) })
        } else if !descriptors.isEmpty {
            draft.add("descriptors", inBrackets: .mapping(descriptors), from: origin)
        }
        draft.add(
            "services",
            entries: adoption.services.map { (SpecEntry($0.name, .text($0.type)), adoption.resolver.type) }
        )
        return draft
    }

    /// True if the resolver isn't on the main actor, but its module's default isolation is the main actor.
    private var isOffDefault: Bool { module.isMainActorByDefault && !adoption.resolver.isMainActor }

    private var environment: SpecValue {
        let resolver = adoption.resolver
        var entries = [SpecEntry("type", .text(resolver.type))]
        if !resolver.isMainActor {
            entries.append(SpecEntry("isolation", .text("nonisolated")))
        }
        return .mapping(entries)
    }

    private var descriptors: [SpecEntry] {
        var entries: [SpecEntry] = []
        if let namespace = adoption.namespace { entries.append(SpecEntry("namespace", .text(namespace))) }
        if let conformance = adoption.conformance { entries.append(SpecEntry("protocol", .text(conformance))) }
        if let output = adoption.output, output != "Output" { entries.append(SpecEntry("output", .text(output))) }
        if let returns = adoption.returns { entries.append(SpecEntry("returns", .text(returns))) }
        if let handed = adoption.handed {
            let parameter = SpecEntry(handed.name, .swiftType(handed.type))
            entries.append(SpecEntry("resolverParameters", .mapping([parameter])))
        }
        let imports = adoption.imports + adoption.optionalImports.map { $0 + "?" }
        if !imports.isEmpty { entries.append(SpecEntry("imports", .list(imports.map { .text($0) }))) }
        guard let discovery else { return entries }
        entries.append(SpecEntry("discover", .text(discovery.pattern.text ?? "true")))
        let exceptions = discovery.exceptions(in: adoption)
        if !exceptions.isEmpty { entries.append(SpecEntry("except", .list(exceptions.map { .text($0) }))) }
        return entries
    }

    private var moduleDraft: SpecDraft {
        var draft = draft("\(module.name)/module.yml", of: .module)
        draft.add(SpecEntry("sources", .text(module.sources)), from: module.sources)
        return draft
    }

    private func draft(_ relativePath: String, of file: SpecSchema.File) -> SpecDraft {
        EditorSchemas.draft(relativePath, of: file, in: folder, namesSchema: namesSchemas)
    }

    private func draft(of scene: Adoption.Scene) -> SpecDraft {
        var draft = draft("\(module.name)/\(scene.name).yml", of: .scene)
        draft.add(SpecEntry("scene", .text(scene.name)), from: scene.subject)
        draft.add(SpecEntry("style", .text("handwritten")), from: scene.subject)
        if scene.function == nil {
            draft.add(SpecEntry("descriptor", .text(scene.descriptor)), from: scene.descriptor)
        }
        if scene.builder != BuilderPattern.standard(of: scene.name) {
            draft.add(SpecEntry("builder", .text(scene.builder)), from: scene.subject)
        }
        draft.add("parameters", entries: scene.parameters.map { (entry($0), scene.subject) })
        return draft
    }

    private func entry(_ parameter: Adoption.Parameter) -> SpecEntry {
        guard let value = parameter.defaultValue else {
            return SpecEntry(parameter.name, .swiftType(parameter.type))
        }
        let isText =
            value.hasPrefix("\"") && value.hasSuffix("\"") && !value.contains("\\") && !value.hasPrefix("\"\"\"")
        let standard: SpecValue = isText ? .quoted(String(value.dropFirst().dropLast())) : .text(value)
        return SpecEntry(
            parameter.name,
            .mapping([SpecEntry("type", .swiftType(parameter.type)), SpecEntry("default", standard)])
        )
    }
}
