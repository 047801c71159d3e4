/// The specs that an app already has, before more of it is adopted.
struct KnownAdoptions {
    /// The folder of specs, as diagnostics name it.
    let folder: String
    let output: String
    /// The spec files; empty if there is no project yet.
    let files: [SpecFile]
    private let specs: SpecSet?
    /// The descriptors of adopted scenes, as their specs name them.
    private let descriptors: Set<String>
    /// The builders that the specs of adopted scenes name.
    let assemblies: [KnownAssembly]

    init(folder: String, output: String) throws(RunFailure) {
        self.folder = folder
        self.output = output
        guard SpecFolder(path: folder).projectFile != nil else {
            try KnownAdoptions.requireRoom(in: folder)
            (files, specs, descriptors, assemblies) = ([], nil, [], [])
            return
        }
        let stages = Stages(specs: folder, output: output)
        files = try stages.read()
        let specs = try stages.decode().specs
        self.specs = specs
        descriptors = Set(specs.adoptedScenes.compactMap { $0.descriptor?.value.text })
        assemblies = specs.adoptedScenes.compactMap { scene in
            let parameters = scene.parameters.map { ($0.name.value, $0.type.value.text) }
            return scene.builder.map {
                KnownAssembly(builder: $0.value.text, parameters: Dictionary(parameters) { first, _ in first })
            }
        }
    }

    /// Checks that a folder has no other YAML files, which would be read as specs from now on.
    private static func requireRoom(in folder: String) throws(RunFailure) {
        let found = SourceFolder(path: folder).contents(endings: ["yml", "yaml"]).paths
        guard let first = found.first else { return }
        throw .input([
            Diagnostic(
                .projectExists,
                "'\(folder)' has YAML files that are no specs: '\(folder)/\(first)'",
                note: "name another folder for the specs, for example: --specs \(folder)-of-vipergen"
            )
        ])
    }

    var isNew: Bool { specs == nil }

    /// The schemas for editors. A new project begins with them; an existing one keeps the team's choice.
    var schemas: EditorSchemas { EditorSchemas(specs: folder) }

    var beginsSchemas: Bool { isNew && !schemas.areKept }

    /// The type that the specs name as the environment.
    var resolver: String? { specs?.project.environment?.type.value }

    /// The environment type that comes with the switch; `nil` if none does.
    var switchEnvironment: String? { !isNew && mayBringDescriptors ? AppEnvironmentType.standardName : nil }

    /// The app's module.
    var app: String? { specs?.project.app.value }

    /// The number of adopted scenes.
    var count: Int { specs?.adoptedScenes.count ?? 0 }

    func isAdopted(_ descriptor: String) -> Bool { descriptors.contains(descriptor) }

    /// True if descriptors may come with the switch: there are no specs yet, or the descriptors of all their scenes do.
    var mayBringDescriptors: Bool {
        specs.map { $0.isResolverOnly && $0.adoptedScenes.allSatisfy { $0.descriptor == nil } } ?? true
    }

    var sceneNames: Set<String> {
        Set(specs?.modules.flatMap { $0.scenes + $0.adoptedScenes }.map(\.name.value) ?? [])
    }

    /// The descriptors that the specs leave to discovery.
    var discovery: AdoptionDiscovery? { specs.flatMap { AdoptionDiscovery(of: $0, output: output) } }

    /// Returns `project.yml` without exceptions that the switch now opens; `nil` if nothing changes.
    func projectFile(withoutExceptions descriptors: [String]) throws(RunFailure) -> SpecFile? {
        guard !descriptors.isEmpty, let file = files.first(where: { $0.path == specs?.project.path }) else {
            return nil
        }
        var bytes = file.bytes
        for descriptor in descriptors {
            let editor = SpecEditor(path: file.path, bytes: bytes)
            bytes = try editing(try editor.removing(descriptor, from: "except", in: "descriptors"))
        }
        return SpecFile(path: file.path, relativePath: file.relativePath, bytes: bytes)
    }

    /// Returns the amendment that turns an existing spec into this one.
    ///
    /// - Parameter folder: the folder of the specs, relative to the app's.
    func amendment(to file: SpecFile, in folder: String) -> Amendment? {
        files.first { $0.path == file.path }.map {
            Amendment(path: "\(folder)/\(file.relativePath)", before: $0.bytes, after: file.bytes)
        }
    }

    /// Returns the stages for the specs with the change applied.
    func stages(with change: SpecChange) -> Stages {
        Stages(specs: folder, output: output, files: change.applied(to: files))
    }

    /// Checks that the specs name the resolver: a project has one switch, which extends the type that its specs name.
    func requireResolver(_ resolver: Adoption.ResolverType) throws(RunFailure) {
        // A project without one has the environment that comes with the switch.
        guard !isNew, self.resolver ?? switchEnvironment != resolver.type else { return }
        throw .input([
            Diagnostic(
                .projectExists,
                "the specs in '\(folder)' don't name '\(resolver.type)', which opens the app's scenes, as the environment",
                notes: [
                    Diagnostic.Note(
                        "if it is another app's, give its specs a folder of their own: --specs \(folder)-of-\(resolver.type.replacing(".", with: ""))"
                    ),
                    Diagnostic.Note(
                        "if the type has another name now, write in '\(folder)/project.yml': environment: \(resolver.type)"
                    ),
                ]
            )
        ])
    }
}
