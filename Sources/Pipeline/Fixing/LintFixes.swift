/// The changes that fix lint findings, file by file.
struct LintFixes {
    private var sources: [Amendment] = []
    private var specs: [(file: SpecFile, after: [UInt8])] = []
    /// The changes, one line for each finding, with its place.
    private(set) var lines: [String] = []
    /// The findings that people have to fix.
    private(set) var rest: [Diagnostic] = []

    init(
        _ result: LintResult,
        _ project: Project,
        _ known: KnownSpecs,
        output: String,
        read: (String) -> [UInt8]?
    ) {
        let listed =
            project.coreModules.flatMap(\.declaredDependencies) + project.features.flatMap(\.declaredDependencies)
        let groups = Dictionary(grouping: result.diagnostics) { $0.location?.path ?? "" }
        for (path, diagnostics) in groups.sorted(by: { $0.key < $1.key }) {
            let byRule = Dictionary(grouping: diagnostics) { LintRule(rawValue: $0.id) }
            for (rule, findings) in byRule {
                switch (rule, known.file(at: path)) {
                case (.unusedSuppression, _): remove(findings, from: path, output: output, read)
                case (.unusedDependency, let file?): remove(findings, from: file, listed)
                default: rest += findings
                }
            }
        }
        rest = rest.sortedAndUnique()
    }

    var isEmpty: Bool { sources.isEmpty && specs.isEmpty }

    var specSteps: [Journal.Step] {
        specs.map { file, after in
            Journal.Step(.amend(Amendment(path: file.relativePath, before: file.bytes, after: after)))
        }
    }

    func sourceSteps(in folder: Journal.Folder) -> [Journal.Step] {
        sources.map { Journal.Step(.amend($0), in: folder) }
    }

    func amended(_ files: [SpecFile]) -> [SpecFile] {
        let after = Dictionary(specs.map { ($0.file.path, $0.after) }) { _, last in last }
        return files.map {
            SpecFile(path: $0.path, relativePath: $0.relativePath, bytes: after[$0.path] ?? $0.bytes)
        }
    }

    private mutating func remove(
        _ findings: [Diagnostic],
        from path: String,
        output: String,
        _ read: (String) -> [UInt8]?
    ) {
        guard let relative = TargetPackage(output: output).relative(path), let bytes = read(relative),
            let removal = SuppressionRemoval(bytes)
        else { return rest += findings }
        let places = findings.compactMap { $0.location.map { (line: $0.line, column: $0.column) } }
        let after = removal.removing(places)
        if after == bytes { return rest += findings }
        sources.append(Amendment(path: relative, before: bytes, after: after))
        lines += findings.map(Self.line)
    }

    private mutating func remove(_ findings: [Diagnostic], from file: SpecFile, _ listed: [Located<String>]) {
        var bytes = file.bytes
        for finding in findings {
            let item = listed.first { $0.location == finding.location }?.value
            let editor = SpecEditor(path: file.path, bytes: bytes)
            if let item, let after = try? editor.removing(item, from: "dependencies") {
                bytes = after
                lines.append(Self.line(finding))
            } else {
                rest.append(finding)
            }
        }
        if bytes != file.bytes { specs.append((file, bytes)) }
    }

    private static func line(_ finding: Diagnostic) -> String {
        "\(finding.location.map { "\($0): " } ?? "")remove what is not needed: \(finding.message)"
    }
}
