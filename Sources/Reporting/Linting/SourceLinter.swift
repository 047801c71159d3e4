/// The result for one file.
struct FileOutcome: Sendable {
    var diagnostics: [Diagnostic] = []
    /// The modules that it imports; `nil` if it can't be read.
    var imports: Set<String>? = []
}

/// Checks a source against the rules. It is parsed only if a scan of its bytes can't rule out findings.
struct SourceLinter: Sendable {
    struct File: Sendable {
        var path: String
        var module: SourceModule
    }

    private let context: LintContext
    private let rules: Set<LintRule>
    /// The findings that another linter has about sources, by path.
    private let given: [String: [Finding]]
    private let read: @Sendable (String) -> [UInt8]?
    private let table: WordTable
    private let triggers: [(rule: any SyntaxRule.Type, bits: WordTable.Bits)]
    private let directive = ByteSearch([Directive.mark])

    /// - Parameter given: what documents of Interface Builder say about sources, by path.
    init(
        context: LintContext,
        rules: Set<LintRule>,
        given: [String: [Finding]] = [:],
        read: @escaping @Sendable (String) -> [UInt8]?
    ) {
        self.context = context
        self.rules = rules
        self.given = given
        self.read = read
        var groups: [WordGroup] = []
        triggers = Rules.syntax.filter { rules.contains($0.rule) }.map { rule in
            let first = groups.count
            groups += rule.words(context)
            return (rule, (first..<groups.count).reduce(0) { $0 | 1 << WordTable.Bits($1) })
        }
        table = WordTable(groups)
    }

    func outcome(of file: File) -> FileOutcome {
        guard let bytes = read(file.path) else {
            return outcome(of: file, [], UnparsedSource(at: 0, "this file can't be read"))
        }
        if let fault = UnreadableSource(bytes) { return outcome(of: file, bytes, UnparsedSource(fault)) }
        if let marker = MergeMarker.first(in: bytes) {
            return outcome(of: file, bytes, UnparsedSource(mergeMarkerAt: marker))
        }
        let scan = SourceScan.read(bytes, table: table)
        let concerned = triggers.filter { trigger in
            (!scan.isSure || scan.words & trigger.bits == trigger.bits) && trigger.rule.concerns(file.module, context)
                && trigger.rule.mark?.findsAny(in: bytes) != false
        }
        let hasDirective = directive.findsAny(in: bytes)
        guard !scan.isSure || !concerned.isEmpty || hasDirective else {
            return plainOutcome(of: file, bytes, scan.imports)
        }
        do throws(UnparsedSource) {
            let source = try ParsedSource(bytes, path: file.path, module: file.module)
            return outcome(of: source, bytes, concerned.map(\.rule), hasDirective: hasDirective)
        } catch {
            return outcome(of: file, bytes, error)
        }
    }

    /// Returns the modules that a source imports; `nil` if it can't be read.
    func imports(of file: File) -> Set<String>? {
        guard let bytes = read(file.path) else { return nil }
        let scan = SourceScan.read(bytes, table: table)
        if scan.isSure { return Set(scan.imports.map(\.name)) }
        do throws(UnparsedSource) {
            let source = try ParsedSource(bytes, path: file.path, module: file.module)
            return Set(source.imports.map(\.name))
        } catch {
            return nil
        }
    }

    private func plainOutcome(of file: File, _ bytes: [UInt8], _ imports: [ImportLine.Module]) -> FileOutcome {
        var outcome = FileOutcome(imports: Set(imports.map(\.name)))
        let findings = findings(about: imports, in: file.module) + (given[file.path] ?? [])
        guard !findings.isEmpty else { return outcome }
        let lines = LineTable(bytes)
        outcome.diagnostics = findings.map { context.diagnostic($0, in: file.path, lines) }
        return outcome
    }

    private func outcome(
        of source: ParsedSource,
        _ bytes: [UInt8],
        _ concerned: [any SyntaxRule.Type],
        hasDirective: Bool
    ) -> FileOutcome {
        let imports = source.imports
        var outcome = FileOutcome(imports: Set(imports.map(\.name)))
        var findings = findings(about: imports, in: source.module) + (given[source.path] ?? [])
        findings += concerned.flatMap { $0.findings(in: source, context) }
        guard !findings.isEmpty || hasDirective else { return outcome }
        let lines = LineTable(bytes)
        if hasDirective {
            var suppressions = Suppressions(DirectiveReader.read(source.tree, lines))
            findings = suppressions.filter(findings, lines)
            findings += (suppressions.problems + suppressions.unused(among: rules)).filter { rules.contains($0.rule) }
        }
        outcome.diagnostics = findings.map { context.diagnostic($0, in: source.path, lines) }
        return outcome
    }

    private func findings(about imports: [ImportLine.Module], in module: SourceModule) -> [Finding] {
        ImportRules.findings(for: imports, in: module, context).filter { rules.contains($0.rule) }
    }

    private func outcome(of file: File, _ bytes: [UInt8], _ unparsed: UnparsedSource) -> FileOutcome {
        var outcome = FileOutcome(imports: nil)
        guard rules.contains(unparsed.finding.rule) else { return outcome }
        outcome.diagnostics = [context.diagnostic(unparsed.finding, in: file.path, LineTable(bytes))]
        return outcome
    }
}
