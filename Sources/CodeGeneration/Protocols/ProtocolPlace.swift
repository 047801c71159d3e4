/// A protocol to be mocked, as seen by the catalogue's patterns.
struct ProtocolPlace: FileSubject {
    typealias Condition = NoCondition

    static let subject = CatalogueSubject.protocol
    static let table = ProtocolVariables.table

    let mocked: MockedProtocol
    let module: MockedModule
    /// The source that declares it, relative to the target package.
    let specPath: String
    let context: GenerationContext

    var templates: TeamTemplates { context.templates }

    var answers: Answers { context.answers }

    func name(_ placeholder: Placeholder) -> String {
        switch placeholder {
        case .protocol: mocked.plainName
        case .module: module.name
        default: context.name(placeholder)
        }
    }

    func folder(_ folder: ModuleFolder) -> String {
        folder == .moduleTestSupport ? module.supportSources : module.sources
    }
}

extension GeneratedFiles {
    /// True if the team's own templates make files for protocols.
    public var makesFilesOfProtocols: Bool {
        let entries: [CatalogueEntry<NoCondition>] = renderer?.team.entries.entries(of: .protocol) ?? []
        return !entries.isEmpty
    }

    /// Adds files from the team's own templates for protocols. A file with the path of the tool's own mock replaces it.
    ///
    /// - Throws: when a template doesn't fit its values.
    public mutating func add(
        _ protocols: [MockFile],
        of module: MockedModule,
        in project: Project
    ) throws(RenderingFault) {
        guard let templates = renderer?.team, makesFilesOfProtocols else { return }
        let context = GenerationContext(project: project, templates: templates)
        let places = protocols.compactMap { file in
            file.mocked.map {
                ProtocolPlace(mocked: $0, module: module, specPath: file.location.path, context: context)
            }
        }
        try addFilesOfSources(places.flatMap { $0.requests() })
    }
}
