import ProjectModel
import SwiftReading

/// Checks documents of Interface Builder. Without any, it reads no sources.
struct NibLinter {
    private let context: LintContext
    private let rules: Set<LintRule>
    private let settings: LintSpec
    private let files: LintFiles

    init(context: LintContext, rules: Set<LintRule>, settings: LintSpec, files: LintFiles) {
        self.context = context
        self.rules = rules
        self.settings = settings
        self.files = files
    }

    /// - Parameter libraries: the modules that sources import.
    /// - Returns: the outcomes of the documents, and findings for the sources they needed that can't be read.
    func outcomes(libraries: Set<String>) -> (nibs: [FileOutcome], unread: [PlacedFinding]) {
        let nibs = files.modules.flatMap { module in
            module.nibs.filter { !settings.excludes($0) }.map { ($0, module.module) }
        }
        guard !nibs.isEmpty else { return ([], []) }
        let sources = files.modules.filter { $0.module.role != .tests }.flatMap { module in
            (module.sources + module.generated).map { (path: $0, module: module.module) }
        }
        var inspection = NibInspection(
            classes: ClassIndex(sources, read: files.read),
            context: context,
            libraries: libraries,
            objectiveC: files.modules.flatMap(\.objectiveC),
            read: files.read
        )
        let outcomes = nibs.map { outcome(of: $0, in: $1, &inspection) }
        let unread = inspection.classes.faults.filter { rules.contains($0.finding.rule) && !settings.excludes($0.path) }
        return (outcomes, unread.map(\.finding))
    }

    private func outcome(of path: String, in module: SourceModule, _ inspection: inout NibInspection) -> FileOutcome {
        guard let bytes = files.read(path) else { return outcome(path, [], [unreadable(0, "this file can't be read")]) }
        do {
            let document = try NibReader.read(LintSource(path: path, bytes: bytes), module: module.name)
            let findings = Rules.nibs.filter { rules.contains($0.rule) }.flatMap {
                $0.findings(in: document, &inspection)
            }
            return outcome(path, bytes, findings)
        } catch {
            return outcome(path, bytes, [unreadable(error.offset, error.message)])
        }
    }

    private func outcome(_ path: String, _ bytes: [UInt8], _ findings: [Finding]) -> FileOutcome {
        let lines = LineTable(bytes)
        return FileOutcome(
            findings: findings.filter { rules.contains($0.rule) }.map { PlacedFinding($0, in: path, lines) }
        )
    }

    private func unreadable(_ offset: Int, _ message: String) -> Finding {
        Finding(
            .unreadableFile,
            at: offset,
            message,
            "nothing in it is checked; open it in Interface Builder and save it"
        )
    }
}
