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
    }

    /// Sorted by path. Scaffolds have no contents yet: most of them are there already, and never rendered.
    public var files: [PlannedFile] = []
    /// Those of the files that give way to a declaration elsewhere.
    public var typeScaffolds: [TypeDeclaration] = []
    /// Generated files whose types nobody else may declare, though scenes of another style have them by hand.
    public var claims: [TypeDeclaration] = []
    /// Errors about scaffolds that the specs say are deleted, but never ask for.
    public var unknownScaffolds: [Diagnostic] = []
    /// Sorted by path.
    private var requests: [RenderRequest] = []
    private var renderer: FileRenderer?

    init() {}

    init(_ files: [(request: RenderRequest, planned: PlannedFile)], renderer: FileRenderer) {
        let paths = files.map(\.planned.path)
        let order = paths.indices.sorted { paths[$0] < paths[$1] }
        self.files = order.map { files[$0].planned }
        requests = order.map { files[$0].request }
        typeScaffolds = requests.filter { $0.ownership == .scaffold }.compactMap(\.declares)
        claims = requests.filter { $0.ownership != .scaffold }.compactMap(\.declares)
        self.renderer = renderer
    }

    /// The template that a path comes from. For example: `Presenter.swift`.
    public func template(of path: String) -> String? { request(for: path)?.template.rawValue }

    /// What a scaffold begins with.
    ///
    /// - Throws: when its template doesn't fit its values, which is the generator's own fault.
    public func contents(ofScaffold path: String) throws(RenderingFault) -> [UInt8] {
        guard let request = request(for: path), let renderer else { return [] }
        var buffer: [UInt8] = []
        return try renderer.contents(of: request, buffer: &buffer)
    }

    private func request(for path: String) -> RenderRequest? {
        var range = requests.indices
        while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
            if requests[middle].path == path { return requests[middle] }
            range = requests[middle].path < path ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}
