public import Diagnostics
public import FileEmission
import Templating

/// What the generate stage makes of a project.
public struct GeneratedFiles: Sendable {
    /// A file and the type that it declares.
    public struct TypeDeclaration: Hashable, Sendable {
        public var path: String
        public var type: String
        /// Where a declaration counts, relative to the target package.
        public var folder: String
        /// Where a declaration that stands in that folder has to go.
        public var belongsTo: Destination?
        /// A scaffold also gives way where all of these are there and nothing mentions its type.
        public var substitutes: [Property] = []
        /// Folders of all modules that could mention it, as far as that matters.
        public var users: [String] = []
        /// Whether the file isn't written while the type is declared elsewhere.
        public var givesWay = false

        init(path: String, type: String, folder: String) {
            self.path = path
            self.type = type
            self.folder = folder
        }
    }

    /// A property of a type of the user's.
    public struct Property: Hashable, Sendable {
        public var name: String
        public var type: String
        /// That of the type's module, relative to the target package.
        public var folder: String
    }

    /// Where something of the user's has to be moved.
    public struct Destination: Hashable, Sendable {
        public var module: String
        /// What to do. For example: `move it to 'Sources/KaimonoUI/…', with its contents and sections`.
        public var move: String
    }

    /// Sorted by path. Scaffolds have no contents yet: most of them are there already, and never rendered.
    public var files: [PlannedFile] = []
    /// Those of the files that give way to a declaration elsewhere.
    public var typeScaffolds: [TypeDeclaration] = []
    /// Generated files whose types nobody else may declare, though scenes of another style have them by hand.
    public var claims: [TypeDeclaration] = []
    /// Generated files that give way to a declaration elsewhere: people have taken the type over.
    public var yieldingFiles: [TypeDeclaration] = []
    /// Files beside the folders of sources that go when they aren't planned any more, as long as they have the header.
    public var rootFiles: Set<String> = []
    /// What the specs ask for and can't have: scaffolds that are deleted but never asked for, files of one name in a module.
    public var problems: [Diagnostic] = []
    /// Knows files of the user's that belong to no scene of the specs; `nil` where nobody looks for them.
    public var orphanNames: OrphanNames?
    /// Each of them may have one file of a name.
    public var moduleFolders = ModuleFolders()
    /// Mocks of protocols in the sources.
    public var mockPaths: Set<String> = []
    /// Of the project, as the user named it; other projects may have files in the same package.
    public var specsFolder: String?
    private(set) var requests = RequestIndex()
    private var renderer: FileRenderer?
    /// Those that were asked for once the others were there.
    private var laterTemplates: [String: String] = [:]

    init() {}

    /// - Parameters:
    ///   - requests: by the parts of the work that they come from.
    ///   - planned: the files, at the same positions.
    init(requests: [[RenderRequest]], planned: [[PlannedFile]], renderer: FileRenderer, jobs: Int) {
        let index = RequestIndex(requests, jobs: jobs)
        files = index.places.map { planned[$0.part][$0.position] }
        typeScaffolds = index.declarations { $0 == .scaffold }
        let declarations = index.declarations { $0 != .scaffold }
        claims = declarations.filter { !$0.givesWay }
        yieldingFiles = declarations.filter(\.givesWay)
        self.requests = index
        self.renderer = renderer
    }

    /// The template that a path comes from. For example: `Presenter.swift`.
    public func template(of path: String) -> String? {
        requests.request(for: path)?.template ?? laterTemplates[path]
    }

    /// Renders one more file.
    mutating func add(_ request: RenderRequest) throws(RenderingFault) {
        guard let renderer else { return }
        var buffer: [UInt8] = []
        files.append(try renderer.plannedFile(for: request, buffer: &buffer))
        laterTemplates[request.path] = request.template
    }

    /// Renders a file that is planned already once more.
    mutating func replace(_ request: RenderRequest) throws(RenderingFault) {
        guard let renderer, let index = files.firstIndex(where: { $0.path == request.path }) else { return }
        var buffer: [UInt8] = []
        files[index] = try renderer.plannedFile(for: request, buffer: &buffer)
    }

    /// What a scaffold begins with.
    ///
    /// - Throws: when its template doesn't fit its values, which is the generator's own fault.
    public func contents(ofScaffold path: String) throws(RenderingFault) -> [UInt8] {
        guard let request = requests.request(for: path), let renderer else { return [] }
        var buffer: [UInt8] = []
        return try renderer.contents(of: request, buffer: &buffer)
    }
}
