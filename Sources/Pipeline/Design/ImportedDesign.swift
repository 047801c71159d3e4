/// A design file that is imported.
package struct ImportedDesign {
    /// The path as the user wrote it.
    private let path: String
    private let file: DesignFile

    package init(path: String) throws(RunFailure) {
        self.path = path
        if let missing = MissingPath.problem(path) { throw .input([missing]) }
        if SourceFolder.isNoFile(path) {
            let note = "pass a file that 'vipergen design fetch' wrote"
            throw .input([
                Self.diagnostic(DesignFault("'\(path)' isn't a file", note, at: nil), .unusableDesign, at: path)
            ])
        }
        do {
            file = try DesignFile(JSONBytes(fileAt: path))
        } catch {
            throw .input([Self.diagnostic(error, .unusableDesign, at: path)])
        }
    }

    /// Returns what the design gives a module.
    func files(
        for spec: DesignSpec,
        in module: (name: String, folder: String)
    ) throws(RunFailure) -> (files: [PlannedFile], warnings: [Diagnostic]) {
        let components = spec.components.map {
            DesignImport.Wanted(name: $0.name.value, written: $0.written.value, place: $0.written.location)
        }
        let request = DesignImport.Request(
            module: module.name,
            folder: module.folder,
            spec: spec.path.split(separator: "/").last.map(String.init) ?? spec.path,
            components: components
        )
        let made = DesignImport(file, request)
        let faults = made.faults.map { Self.diagnostic($0, .unusableDesign, at: path) }
        let unknown = made.unknown.map { self.unknown($0, among: made.names) }
        if !faults.isEmpty || !unknown.isEmpty { throw .input((faults + unknown).sortedAndUnique()) }
        return (made.files, made.untold.map { Self.diagnostic($0, .untoldDesign, at: path) })
    }

    private func unknown(_ wanted: DesignImport.Wanted, among names: [String]) -> Diagnostic {
        let near = NearName.find(wanted.written, in: names)
        let some = Set(names).sorted().prefix(5).map(\.shown).joined(separator: ", ")
        let note =
            near.map { "did you mean '\($0.shown)'?" }
            ?? (some.isEmpty ? "the design has no components" : "it has, for example: \(some)")
        let message = "the design has no component '\(wanted.written.shown)'"
        return Diagnostic(.unknownName, at: wanted.place, message, note: note)
    }

    func withoutSpec(in project: ProjectSpec) -> Diagnostic {
        let folder = project.path.split(separator: "/").dropLast().joined(separator: "/")
        let prefix = project.path.hasPrefix("/") ? "/" : ""
        let spec = prefix + (folder.isEmpty ? "design.yml" : folder + "/design.yml")
        let note = "write there what is imported, for example: components: { ProductTile: Product tile }"
        return Diagnostic(
            .unusableDesign,
            at: SourceLocation(path: spec, line: 1, column: 1),
            "there is no 'design.yml', so nothing says what to import",
            note: note
        )
    }

    static func diagnostic(_ fault: DesignFault, _ kind: DiagnosticKind, at path: String) -> Diagnostic {
        let place = fault.place.map { SourceLocation(path: path, line: $0.line, column: $0.column) }
        return Diagnostic(kind, at: place, fault.message, note: fault.note)
    }
}
