/// The result of the generate stage.
public struct GeneratedFiles: Sendable {
    /// A file and the type that it declares.
    public struct TypeDeclaration: Hashable, Sendable {
        public var path: String
        public var type: String
        /// The folder that the declaration has to be in to count, relative to the target package.
        public var folder: String
        /// The destination for a declaration found in that folder.
        public var belongsTo: Destination?
        /// If all of these properties exist and nothing mentions its type, a scaffold gives way, too.
        public var substitutes: [Property] = []
        /// The folders of all modules that could mention it, as far as that matters.
        public var users: [String] = []
        /// True if the file isn't written while the type is declared elsewhere.
        public var givesWay = false
        /// True if the file has an extension of the type that states its conformances.
        public var isExtension = false
        /// The path of the file for the user's own members of a generated type, relative to the target package.
        public var ownFile: String?

        init(path: String, type: String, folder: String) {
            self.path = path
            self.type = type
            self.folder = folder
        }
    }

    /// A property of one of the user's types.
    public struct Property: Hashable, Sendable {
        public var name: String
        public var type: String
        /// The folder of the type's module, relative to the target package.
        public var folder: String
    }

    /// A destination for something of the user's that has to be moved.
    public struct Destination: Hashable, Sendable {
        public var module: String
        /// The instruction. For example: `move it to 'Sources/KaimonoUI/…', with its contents and sections`.
        public var move: String
    }

    /// The files, sorted by path. Scaffolds have no contents yet: most exist already and are never rendered.
    public var files: [PlannedFile] = []
    /// The scaffolds that give way to a declaration elsewhere.
    public var typeScaffolds: [TypeDeclaration] = []
    /// Generated files whose types nobody else may declare, although scenes of another style have them written by hand.
    public var claims: [TypeDeclaration] = []
    /// The types of generated files that people may take over with a declaration elsewhere.
    public var yieldingTypes: [TypeDeclaration] = []
    /// Files outside the source folders that are deleted once they aren't planned, as long as they have the header.
    public var rootFiles: Set<String> = []
    /// The unfulfillable requests of the specs: files of one name in a module.
    public var problems: [Diagnostic] = []
    /// Finds files of the user's that belong to no scene of the specs; `nil` if nobody looks for them.
    public var orphanNames: OrphanNames?
    /// The folders of modules: each may have only one file of a name.
    public var moduleFolders = ModuleFolders()
    /// The paths of mocks of protocols in the sources.
    public var mockPaths: Set<String> = []
    /// The project's folder of specs, as the user named it; other projects may have files in the same package.
    public var specsFolder: String?
    private(set) var requests = RequestIndex()
    private(set) var renderer: FileRenderer?
    /// The requests added after the others, by path.
    private(set) var later: [String: RenderRequest] = [:]
    /// Returns the requests for a file, with their values.
    var requestsAgain: @Sendable (_ path: String) -> [RenderRequest] = { _ in [] }

    init() {}

    /// - Parameters:
    ///   - requests: The requests of each part of the work.
    ///   - planned: The files of each part. Files with the same path are sections of one file.
    init(requests: [[RenderRequest]], planned: [[PlannedFile]], renderer: FileRenderer, jobs: Int) {
        let index = RequestIndex(requests, jobs: jobs)
        files = Self.joined(planned, jobs: jobs)
        typeScaffolds = index.declarations { $0 == .scaffold }
        let declarations = index.declarations { $0 != .scaffold }
        claims = declarations.filter { !$0.givesWay }
        yieldingTypes = declarations.filter(\.givesWay)
        self.requests = index
        self.renderer = renderer
    }

    /// Returns the files sorted by path, with sections of one file joined.
    private static func joined(_ planned: [[PlannedFile]], jobs: Int) -> [PlannedFile] {
        let all = Array(planned.joined())
        var files: [PlannedFile] = []
        files.reserveCapacity(all.count)
        var sections: [PlannedFile] = []
        for position in Parallel.order(of: all.map(\.path), jobs: jobs) {
            guard let last = files.last, last.path == all[position].path else {
                if let file = PlannedFile(joining: sections) { files[files.count - 1] = file }
                sections.removeAll()
                files.append(all[position])
                continue
            }
            if sections.isEmpty { sections.append(last) }
            sections.append(all[position])
        }
        if let file = PlannedFile(joining: sections) { files[files.count - 1] = file }
        return files
    }

    /// Returns the names of the templates that make a file. For example: `Presenter.swift`.
    public func template(of path: String) -> String? {
        var names: [String] = []
        let inOrder = requests.requests(for: path).map(\.request).sorted { ($0.section ?? 0) < ($1.section ?? 0) }
        for name in inOrder.map(\.template) where !names.contains(name) { names.append(name) }
        return names.isEmpty ? later[path]?.template : names.joined(separator: ", ")
    }

    /// Returns the location of the team's own template that makes the file or a section of it.
    public func teamTemplate(of path: String) -> SourceLocation? {
        let names = requests.requests(for: path).map(\.request.template) + [later[path]?.template].compactMap(\.self)
        return names.lazy.compactMap { self.renderer?.team.place(of: $0) }.first
    }

    /// Returns true if a template that the team has added makes the file.
    public func isAddedByTeam(_ path: String) -> Bool {
        guard let team = renderer?.team, !team.isEmpty else { return false }
        return requests.requests(for: path).contains { team.addedPlace(of: $0.request.template) != nil }
    }

    /// Renders files again without the sections whose types are declared elsewhere. Files with no other are removed.
    ///
    /// - Throws: when a template doesn't fit its values.
    public mutating func leaveOut(_ types: [TypeDeclaration]) throws(RenderingFault) {
        guard let renderer else { return }
        for (path, types) in Dictionary(grouping: types, by: \.path) {
            guard let position = files.firstIndex(where: { $0.path == path }) else { continue }
            var parts: [Int: FileSections] = [:]
            var buffer: [UInt8] = []
            for (part, request) in requests.requests(for: path) {
                guard let place = request.section, !(request.declares.map(types.contains) ?? false) else { continue }
                let file = try renderer.plannedFile(for: request, buffer: &buffer)
                parts[part, default: FileSections()].add(file, at: place)
            }
            let sections = parts.sorted { $0.key < $1.key }.flatMap(\.value.files)
            switch sections.count {
            case 0: files.remove(at: position)
            case 1: files[position] = sections[0]
            default: PlannedFile(joining: sections).map { files[position] = $0 }
            }
        }
    }

    /// Returns the output of a template: each file or section on its own, sorted by path.
    ///
    /// - Parameter isMeant: Returns true if files of the spec are wanted.
    /// - Throws: when a template doesn't fit its values.
    package func files(
        madeBy template: String,
        ofSpecs isMeant: (String) -> Bool
    ) throws(RenderingFault) -> [PlannedFile] {
        var wanted: [RenderRequest] = []
        requests.forEach { if $0.template == template, isMeant($0.specPath) { wanted.append($0) } }
        wanted += later.values.filter { $0.template == template && isMeant($0.specPath) }.sorted { $0.path < $1.path }
        var found: [PlannedFile] = []
        for request in wanted {
            guard var file = files.first(where: { $0.path == request.path }) else { continue }
            // What is neither a section nor a scaffold has its contents, and has forgotten its values.
            if request.section != nil || request.isScaffold { file.contents = try contents(of: request) }
            found.append(file)
        }
        return found
    }

    /// Renders another file.
    mutating func add(_ request: RenderRequest) throws(RenderingFault) {
        guard let renderer else { return }
        var buffer: [UInt8] = []
        files.append(try renderer.plannedFile(for: request, buffer: &buffer))
        later[request.path] = request
    }

    /// Renders a file again that is already planned.
    mutating func replace(_ request: RenderRequest) throws(RenderingFault) {
        guard let renderer, let index = files.firstIndex(where: { $0.path == request.path }) else { return }
        var buffer: [UInt8] = []
        files[index] = try renderer.plannedFile(for: request, buffer: &buffer)
    }

    /// Returns the initial contents of a scaffold.
    ///
    /// - Throws: when its template doesn't fit its values.
    public func contents(ofScaffold path: String) throws(RenderingFault) -> [UInt8] {
        try contents(of: later[path] ?? requests.request(for: path))
    }

    private func contents(of request: RenderRequest?) throws(RenderingFault) -> [UInt8] {
        guard let request, let renderer else { return [] }
        var buffer: [UInt8] = []
        return try renderer.contents(of: request, buffer: &buffer)
    }
}
