/// Generates mocks of the protocols in Swift sources.
///
/// For example: `MockGenerator(options: MockOptions(naming: .mockolo)).generate(sources).files`.
public struct MockGenerator: Sendable {
    let options: MockOptions

    public init(options: MockOptions = MockOptions()) {
        self.options = options
    }

    /// Reads each relevant source once, and generates a file for each protocol to be mocked.
    ///
    /// Protocols that can't be mocked are reported as diagnostics; the others are generated nevertheless.
    public func generate(_ sources: [MockSource]) -> GeneratedMocks {
        var reading = SourceSet(sources, options: options)
        reading.readCandidates()
        reading.markExtended()
        reading.markHeirs()
        let chosen = reading.chosen(by: options.selection)
        reading.readSurroundings(of: chosen)
        let set = reading
        let linker = Linker(options: options, index: set.index)
        let emitter = FileEmitter(options: options, index: set.index, declared: set.declared)
        let chunks = Parallel.chunks(of: chosen) { _ in 8 }
        let made = Parallel.map(chunks, jobs: options.jobs ?? Parallel.cores) { models in
            models.map { model in
                let (linked, problems) = linker.link(model)
                let code = linked.map { options.writesTexts ? emitter.code(of: $0) : EmittedMock(text: "") }
                return MadeMock(model: model, linked: linked, code: code, problems: problems)
            }
        }
        return assemble(made.flatMap(\.self), set, emitter)
    }

    private func assemble(_ made: [MadeMock], _ set: SourceSet, _ emitter: FileEmitter) -> GeneratedMocks {
        var diagnostics = set.diagnostics
        var names: [String: SourceLocation] = [:]
        var kept: [(mock: MadeMock, file: MockFile)] = []
        let paths = made.map(\.model.qualifiedName)
        for position in paths.indices.sorted(by: { paths[$0] < paths[$1] }) {
            let mock = made[position]
            // What only a pattern has chosen may well be left out.
            let isChosen = mock.model.mark != nil || options.selection.names(mock.model)
            diagnostics += mock.problems.map { set.diagnostic($0.warning(if: !isChosen)) }
            guard let linked = mock.linked, let code = mock.code else { continue }
            let location = set.location(of: mock.model.place)
            if let other = names[linked.className] {
                // One file has both branches of an `#if`.
                let twin = kept.firstIndex {
                    $0.file.className == linked.className && $0.mock.model.conditions.excludes(mock.model.conditions)
                }
                if let twin {
                    if options.writesTexts { FileEmitter.add(code, to: &kept[twin].file.text) }
                    kept[twin].file.isPlain = false
                    kept[twin].mock.code? += code
                } else {
                    diagnostics.append(.duplicate(linked.className, at: location, other: other))
                }
                continue
            }
            names[linked.className] = location
            let text =
                options.writesTexts
                ? emitter.file(
                    [code],
                    from: set.name(of: mock.model.place),
                    imports: set.imports(of: linked.files)
                ) : ""
            var file = MockFile(
                protocolName: mock.model.qualifiedName,
                className: linked.className,
                text: text,
                access: linked.access,
                location: location
            )
            if options.describesProtocols {
                let imports = emitter.imports(set.imports(of: linked.files), of: linked)
                file.mocked = MockedProtocol(linked, imports: imports)
            }
            file.isGeneric = !linked.generics.isEmpty
            file.isPlain = linked.isPlain && code.sampleModules.isEmpty && !options.samples.areGiven
            kept.append((mock, file))
        }
        return GeneratedMocks(files: files(kept, set, emitter), diagnostics: diagnostics.sortedAndUnique())
    }

    private func files(
        _ kept: [(mock: MadeMock, file: MockFile)],
        _ set: SourceSet,
        _ emitter: FileEmitter
    ) -> [MockFile] {
        guard options.singleFile, options.writesTexts, var first = kept.first?.file else { return kept.map(\.file) }
        let names = Set(kept.map { set.name(of: $0.mock.model.place) })
        let from = names.count == 1 ? names.first ?? "" : "\(names.count) files"
        let imports = set.imports(of: kept.flatMap { $0.mock.linked?.files ?? [] })
        first.isPlain = kept.allSatisfy(\.file.isPlain)
        first.text = emitter.file(kept.compactMap(\.mock.code), from: from, imports: imports)
        return [first]
    }
}

/// The result for one protocol.
private struct MadeMock: Sendable {
    var model: ProtocolModel
    var linked: LinkedProtocol?
    var code: EmittedMock?
    var problems: [Ancestry.Problem]
}

extension Diagnostic {
    fileprivate static func duplicate(_ name: String, at place: SourceLocation, other: SourceLocation) -> Diagnostic {
        let note = Note("the other protocol is here", at: other)
        let message = "two protocols would have a mock called '\(name)'; name one by '(override: name = …)'"
        return Diagnostic(.duplicateName, at: place, message, notes: [note])
    }
}
