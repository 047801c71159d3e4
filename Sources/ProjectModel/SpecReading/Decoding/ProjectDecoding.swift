extension FileDecoder {
    /// Reads `project.yml`; `nil` if it holds nothing that could be a project.
    func project(_ root: YAMLNode?) -> ProjectSpec? {
        let root = root ?? YAMLNode(content: .mapping([]), range: SourceRange(start: start, end: start))
        guard let fields = file(root, ProjectKeys.self, beginning: ProjectKeys.project.key.example) else { return nil }
        let names = run.reading(.projectNames, isDoubtful: [.project, .core, .app].contains(where: fields.isDoubtful)) {
            projectNames(fields)
        }
        // Without its name a project's other names would only be guesses.
        if fields[.project] == nil { run.markUnread(.projectNames) }
        let start = start(fields[.start])
        var project = ProjectSpec(
            path: path,
            name: names.name,
            core: names.core,
            app: names.app,
            platforms: run.reading(.platforms, isDoubtful: fields.isDoubtful(.platforms)) {
                platforms(fields[.platforms])
            },
            runtime: run.reading(.runtime, isDoubtful: fields.isDoubtful(.runtime)) {
                fields[.runtime].flatMap { runtime($0) }
            },
            services: services(fields[.services]),
            samples: run.reading(.samples, isDoubtful: fields.isDoubtful(.samples)) { samples(fields[.samples]) },
            testing: fields[.testing].flatMap { choice($0, TestingLibrary.self, key: "testing")?.value }
                ?? .swiftTesting,
            start: start.scene,
            tabs: run.reading(.tabs, isDoubtful: fields.isDoubtful(.tabs)) { tabs(fields[.tabs]) },
            swift: swiftSettings(fields[.swift]),
            unmanaged: unmanagedPaths(fields[.unmanaged])
        )
        project.states = start.states
        project.scopes = scopes(fields[.scopes])
        project.links = linkOrigins(fields[.links])
        project.templates = templateFolders(fields[.templates])
        project.top = fields.range.start
        project.keyPlaces = fields.places
        project.vipergenVersion = fields[.vipergenVersion].flatMap { node in
            scalar(node, key: ProjectKeys.vipergenVersion.rawValue, takes: "a version").map {
                Located($0.text, at: node.range)
            }
        }
        if fields.isDoubtful(.services) { run.markUnread(.services) }
        project.environment = fields[.environment].flatMap { environment($0) }
        project.appModule = fields[.appModule].flatMap { choice($0, AppModuleKind.self, key: "appModule") }
        project.localization = fields[.localization].flatMap(language)
        project.imageTests = fields[.imageTests].flatMap(imageTests)
        project.descriptors = fields[.descriptors].flatMap { descriptors($0) }
        project.descriptorConformances = fields[.descriptorConformances].map {
            conformances($0, key: "descriptorConformances", of: "a descriptor")
        }
        project.build = run.reading(.detail) { buildSystems(fields[.build]) }
        project.manifest = fields[.manifest].flatMap { choice($0, ManifestOwner.self, key: "manifest") }
        project.packages = run.reading(.packages, isDoubtful: fields.isDoubtful(.packages)) {
            packages(fields[.packages])
        }
        project.bundleIdPrefix = fields[.bundleIdPrefix].flatMap { bundleIdPrefix($0) }
        if let build = project.build.first(where: { $0.value != .swiftpm }), fields[.bundleIdPrefix] == nil,
            !fields.isDoubtful(.bundleIdPrefix)
        {
            reportMissing(ProjectKeys.bundleIdPrefix, at: build.location)
        }
        project.lint = lint(fields[.lint])
        project.options = projectOptions(fields[.options])
        return project
    }

    private func templateFolders(_ node: YAMLNode?) -> [Located<String>] {
        paths(node, key: ProjectKeys.templates.rawValue).filter { path in
            guard let problem = AddressCheck.packagePath(path.value) else { return true }
            report(
                .invalidPath,
                at: path.location,
                "'\(path.value.shown)' can't be the path: \(problem)",
                notes: [
                    "write a path relative to the folder of specs, for example: \(ProjectKeys.templates.key.example)"
                ]
            )
            return false
        }
    }

    /// Files and folders inside the target package: nothing else is looked at.
    private func unmanagedPaths(_ node: YAMLNode?) -> [Located<String>] {
        paths(node, key: ProjectKeys.unmanaged.rawValue).filter { path in
            let plain = path.value.count > 1 && path.value.hasSuffix("/") ? String(path.value.dropLast()) : path.value
            guard let problem = AddressCheck.pathInPackage(plain) else { return true }
            report(
                .invalidPath,
                at: path.location,
                "'\(path.value.shown)' can't be the path: \(problem)",
                notes: ["write a path inside the target package, for example: \(ProjectKeys.unmanaged.key.example)"]
            )
            return false
        }
    }

    private func projectNames(
        _ fields: ObjectFields<ProjectKeys>
    ) -> (name: Located<String>, core: Located<String>, app: Located<String>) {
        let name =
            fields[.project].flatMap { self.name($0, .module, key: "project") } ?? Located("Project", at: fields.range)
        let core = fields[.core].flatMap { self.name($0, .module, key: "core") }
        let app = fields[.app].flatMap { self.name($0, .module, key: "app") }
        return (name, core ?? Located(name.value + "Core", at: name.range), app ?? name)
    }

    private func platforms(_ node: YAMLNode?) -> [PlatformSpec] {
        guard let node, !node.isEmpty else {
            let place = node?.range ?? SourceRange(start: start, end: start)
            return [PlatformSpec(name: Located("iOS", at: place), version: Located("17.0", at: place))]
        }
        guard let entries = entries(node, key: "platforms", takes: "versions by platform") else { return [] }
        return entries.compactMap(platform)
    }

    private func imageTests(_ node: YAMLNode) -> Located<ImageTests>? {
        guard let scalar = scalar(node, key: "imageTests", takes: "'true' or the name of a product") else { return nil }
        switch scalar.text {
        case "false": return nil
        case "true": return Located(.own, at: node.range)
        case let product: return Located(.product(product), at: node.range)
        }
    }

    /// Reads a language as string catalogues name it: an identifier of BCP 47.
    private func language(_ node: YAMLNode) -> Located<String>? {
        guard let scalar = scalar(node, key: "localization", takes: "a language") else { return nil }
        guard Self.isLanguage(scalar.text) else {
            let meant = scalar.text.replacing("_", with: "-")
            let note =
                Self.isLanguage(meant)
                ? "write it as: localization: \(meant)"
                : "write its code, as in 'localization: en' or 'localization: pt-BR'"
            report(.invalidValue, at: node, "'\(scalar.text.shown)' is not a language", notes: [note])
            return nil
        }
        return Located(scalar.text, at: node.range)
    }

    private static func isLanguage(_ text: String) -> Bool {
        text.utf8.count <= 35 && text.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil
    }

    private func platform(_ entry: YAMLEntry) -> PlatformSpec? {
        let known = ["iOS", "macOS", "macCatalyst", "tvOS", "visionOS"]
        guard known.contains(entry.name) else {
            report(
                .unknownValue,
                Located(entry.name, at: entry.key.range),
                "unknown platform '\(entry.name.shown)'",
                near: NearName.find(entry.name, in: known),
                otherwise: "write one of \(known.map { "'\($0)'" }.joined(separator: ", "))"
            )
            return nil
        }
        guard let scalar = scalar(entry.value, key: entry.name, takes: "a version") else { return nil }
        guard AddressCheck.isVersion(scalar.text, parts: 1...3) else {
            let number = String(scalar.text.drop { "vV^~>=< ".contains($0) })
            let note =
                AddressCheck.isVersion(number, parts: 1...3)
                ? "write it as: \(entry.name): \"\(number)\"" : "write a number, for example: \(entry.name): \"17.0\""
            report(
                .invalidValue,
                at: entry.value,
                "'\(scalar.text.shown)' is not a version of \(entry.name)",
                notes: [note]
            )
            return nil
        }
        return PlatformSpec(
            name: Located(entry.name, at: entry.key.range),
            version: Located(scalar.text, at: entry.value.range)
        )
    }

    /// Reads values of the team's own types.
    private func samples(_ node: YAMLNode?) -> [SampleSpec] {
        guard let node, let entries = entries(node, key: "samples", takes: "Swift expressions by type") else {
            return []
        }
        return entries.compactMap { entry in
            guard let type = type(entry.key, .storage, key: "samples") else { return nil }
            return expression(entry.value, for: type.value, key: entry.name).map { SampleSpec(type: type, value: $0) }
        }
    }

    private func services(_ node: YAMLNode?) -> [ServiceSpec] {
        guard let node else { return [] }
        guard let entries = entries(node, key: "services", takes: "types by name: 'services: { name: Type }'") else {
            run.markUnread(.services)
            return []
        }
        return entries.compactMap { entry in run.reading(.service(entry.name)) { service(entry) } }
    }

    private func service(_ entry: YAMLEntry) -> ServiceSpec? {
        guard let name = name(of: entry, .parameter) else { return nil }
        guard case .mapping = entry.value.content else {
            return type(entry.value, .storage, key: name.value).map {
                ServiceSpec(name: name, type: $0, defaultValue: nil, summary: nil)
            }
        }
        guard let fields = object(entry.value, ServiceKeys.self, key: name.value) else { return nil }
        let type = fields[.type].flatMap { self.type($0, .storage, key: "type") }
        let value = fields[.default].map { expression($0, for: type?.value, key: "default") }
        let summary = prose(fields[.summary], key: "summary")
        if case .some(nil) = value { return nil }
        let legacy = fields[.legacy].flatMap { expression($0, for: nil, key: "legacy") }
        let stub = fields[.stub].flatMap { choice($0, ServiceStub.self, key: "stub") }
        return type.map {
            var service = ServiceSpec(name: name, type: $0, defaultValue: value ?? nil, summary: summary)
            service.legacy = legacy
            service.stub = stub
            return service
        }
    }
}
