/// Checks documents of Interface Builder. Without any, it reads no sources.
struct NibLinter {
    private struct Reading {
        var path: String
        var bytes: [UInt8]
        var document: Result<NibDocument, XMLReader.Fault>
    }

    private let rules: Set<LintRule>
    private let unmanaged: UnmanagedPaths
    private let readings: [Reading]
    private var inspection: NibInspection

    init(context: LintContext, rules: Set<LintRule>, unmanaged: UnmanagedPaths, files: LintFiles) {
        self.rules = rules
        self.unmanaged = unmanaged
        // An unmanaged document may connect outlets that others don't.
        let wantsAll = rules.contains(NibUnconnectedOutlet.rule)
        let readings = files.modules.flatMap { module in
            module.nibs.filter { wantsAll || !unmanaged.contain($0) }.map {
                Self.read($0, in: module.module, files)
            }
        }
        let sources = files.modules.filter { $0.module.role != .tests && !readings.isEmpty }.flatMap { module in
            (module.sources + module.generated).map { (path: $0, module: module.module) }
        }
        self.readings = readings
        inspection = NibInspection(classes: ClassIndex(sources, read: files.read), context: context, files: files)
    }

    /// Returns the findings about outlets that documents don't connect, by the paths of the sources.
    mutating func unconnectedOutlets() -> [String: [Finding]] {
        guard rules.contains(NibUnconnectedOutlet.rule) else { return [:] }
        let documents = readings.compactMap { try? $0.document.get() }
        // What a broken document connects nobody knows, and that it is broken is reported.
        let broken = readings.filter { if case .failure = $0.document { !unmanaged.contain($0.path) } else { false } }
        guard !documents.isEmpty, broken.isEmpty else { return [:] }
        return NibUnconnectedOutlet.findings(in: documents, &inspection) { !unmanaged.contain($0.path) }
    }

    /// - Parameter libraries: the modules that sources import.
    /// - Returns: the outcomes of the documents, and what is reported about the sources they needed that can't be
    ///   read.
    mutating func outcomes(libraries: Set<String>) -> (nibs: [FileOutcome], unread: [Diagnostic]) {
        inspection.libraries = libraries
        let outcomes = readings.filter { !unmanaged.contain($0.path) }.map { outcome(of: $0) }
        let unread = inspection.classes.faults.filter { rules.contains($0.finding.rule) && !unmanaged.contain($0.path) }
        return (outcomes, unread.map { inspection.context.diagnostic($0.finding, in: $0.path, $0.lines) })
    }

    private mutating func outcome(of reading: Reading) -> FileOutcome {
        let findings: [Finding]
        switch reading.document {
        case .success(let document):
            findings = Rules.nibs.filter { rules.contains($0.rule) }.flatMap {
                $0.findings(in: document, &inspection)
            }
        case .failure(let fault): findings = [unreadable(fault)].filter { rules.contains($0.rule) }
        }
        guard !findings.isEmpty else { return FileOutcome() }
        let lines = LineTable(reading.bytes)
        return FileOutcome(
            diagnostics: findings.map { inspection.context.diagnostic($0, in: reading.path, lines) }
        )
    }

    private static func read(_ path: String, in module: SourceModule, _ files: LintFiles) -> Reading {
        guard let bytes = files.read(path) else {
            let fault = XMLReader.Fault(offset: 0, message: "this file can't be read")
            return Reading(path: path, bytes: [], document: .failure(fault))
        }
        do throws(XMLReader.Fault) {
            let document = try NibReader.read(bytes, path: path, module: module.name)
            return Reading(path: path, bytes: bytes, document: .success(document))
        } catch {
            return Reading(path: path, bytes: bytes, document: .failure(error))
        }
    }

    private func unreadable(_ fault: XMLReader.Fault) -> Finding {
        Finding(
            .unreadableFile,
            at: fault.offset,
            fault.message,
            "nothing in it is checked; open it in Interface Builder and save it"
        )
    }
}
