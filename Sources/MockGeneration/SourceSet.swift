/// The sources of a run, and the parts of them that were read.
struct SourceSet: Sendable {
    private let sources: [MockSource]
    private let options: MockOptions
    private var files: [SourceFile?]
    private(set) var index = ProtocolIndex()
    private(set) var diagnostics: [Diagnostic] = []
    /// The line tables of files that diagnostics point into. A file gets one at the second lookup; for a single one,
    /// counting is quicker, so the first stores `nil`.
    private let lines = Locked<[Int: LineTable?]>([:])
    /// The types that all sources declare.
    let declared: DeclaredTypes
    private let actors: GlobalActors

    init(_ sources: [MockSource], options: MockOptions) {
        self.sources = sources
        self.options = options
        declared = DeclaredTypes(sources)
        actors = GlobalActors(sources)
        files = Array(repeating: nil, count: sources.count)
    }

    /// Reads the sources that may have a protocol to be mocked.
    mutating func readCandidates() {
        let search = CandidateSearch(options.selection)
        read(sources.indices.filter { !sources[$0].isOfOtherModule }) { search.mayHaveCandidate($0) }
    }

    /// Marks protocols whose annotation is above an extension, and reports marks without effect.
    mutating func markExtended() {
        let marked = files.compactMap { $0?.marked }.flatMap(\.self)
        if marked.isEmpty { return }
        let keyword = ByteSearch(["protocol"])
        let names = ByteSearch(
            Set(marked.filter { $0.kind == .extension }.map { SwiftNames.plain($0.lastName) }).sorted()
        )
        read(files.indices.filter { files[$0] == nil && !sources[$0].isOfOtherModule }) {
            keyword.findsAny(in: $0) && names.findsAny(in: $0)
        }
        var inVain = marked
        for file in files.indices where !sources[file].isOfOtherModule {
            for position in files[file]?.protocols.indices ?? 0..<0 {
                guard let model = files[file]?.protocols[position],
                    let declaration = marked.first(where: { $0.extends(model) })
                else { continue }
                inVain.removeAll { $0.extends(model) }
                if model.mark == nil { files[file]?.protocols[position].mark = declaration.mark }
            }
        }
        diagnostics += inVain.map(markInVain)
    }

    private func markInVain(_ declaration: MarkedDeclaration) -> Diagnostic {
        let message: String
        var note = "remove the mark, or put what tests replace into a protocol and mark that"
        if declaration.kind == .extension {
            message = "no source declares a protocol '\(declaration.name)'"
            let near = NearName.find(declaration.lastName, in: index.names)
            note = near.map { "did you mean '\($0)'?" } ?? "remove the mark, or pass the source of the protocol, too"
        } else {
            message = "'\(declaration.name)' is \(declaration.kind.phrase), and only protocols are mocked"
        }
        return Diagnostic(.markInVain, at: location(of: declaration.place), message, note: note)
    }

    /// Marks protocols that inherit from `AutoMockable`, directly or indirectly.
    mutating func markHeirs() {
        let keyword = ByteSearch(["protocol"])
        var known: Set<String> = [SourceSet.marker]
        // Whoever inherits by more steps can't be mocked, which is told of those that come next.
        for _ in 0...Ancestry.longestChain {
            var found: Set<String> = []
            for file in files.indices where !sources[file].isOfOtherModule {
                for position in files[file]?.protocols.indices ?? 0..<0 {
                    guard let model = files[file]?.protocols[position], model.name != SourceSet.marker,
                        model.inherited.contains(where: { !$0.type.names.isDisjoint(with: known) })
                    else { continue }
                    if model.mark == nil { files[file]?.protocols[position].mark = MockMark() }
                    if !known.contains(model.spelledName) { found.insert(model.spelledName) }
                }
            }
            if found.isEmpty { return }
            known.formUnion(found)
            let names = ByteSearch(found.map(SwiftNames.plain).sorted())
            read(files.indices.filter { files[$0] == nil && !sources[$0].isOfOtherModule }) {
                keyword.findsAny(in: $0) && names.findsAny(in: $0)
            }
        }
    }

    private static let marker = "AutoMockable"

    func chosen(by selection: MockSelection) -> [ProtocolModel] {
        zip(sources, files).filter { !$0.0.isOfOtherModule }.flatMap {
            $0.1?.protocols.map(index.limited).filter(selection.includes) ?? []
        }
    }

    /// Reads the other sources that declare ancestors of the protocols, and the types nested beside them.
    mutating func readSurroundings(of models: [ProtocolModel]) {
        index.kinds = TypeKinds(sources.map(\.bytes), jobs: options.jobs ?? Parallel.cores)
        readInherited(by: models)
        readNested(beside: models)
    }

    private mutating func readInherited(by models: [ProtocolModel]) {
        let keywords = ByteSearch(["protocol", "typealias", "class"])
        var sought: Set<String> = []
        for _ in 0...Ancestry.longestChain {
            let missing = MissingNames(of: models, in: index).names.subtracting(sought)
            let unread = files.indices.filter { files[$0] == nil }
            if missing.isEmpty || unread.isEmpty { return }
            sought.formUnion(missing)
            let names = ByteSearch(missing.map(SwiftNames.plain).sorted())
            read(unread) { keywords.findsAny(in: $0) && names.findsAny(in: $0) }
        }
    }

    /// Reads the types nested in those around the protocols: any file may extend them.
    private mutating func readNested(beside models: [ProtocolModel]) {
        let outermost = MissingNames(of: models, in: index).outermost.sorted()
        if outermost.isEmpty { return }
        let search = ByteSearch(
            outermost.flatMap { name in
                ["extension", "enum", "struct", "class", "actor"].map { "\($0) \(name)" }
            }
        )
        let sources = sources
        let unread = files.indices.filter { files[$0]?.isParsed != true }
        let read = Parallel.map(Parallel.chunks(of: unread) { _ in 8 }, jobs: options.jobs ?? Parallel.cores) { chunk in
            chunk.filter { search.findsAny(in: sources[$0].bytes) }.map { position in
                SourceReader.parse(sources[position], file: position).file
            }
        }
        for file in read.flatMap(\.self) { index.addNesting(of: file) }
    }

    private mutating func read(_ positions: [Int], where isWanted: @escaping @Sendable ([UInt8]) -> Bool) {
        let sources = sources
        let read = Parallel.map(Parallel.chunks(of: positions) { _ in 8 }, jobs: options.jobs ?? Parallel.cores) {
            chunk in
            chunk.compactMap { position in
                let source = sources[position]
                return isWanted(source.bytes) ? (position, SourceReader.read(source, file: position)) : nil
            }
        }
        for (position, result) in read.flatMap(\.self) {
            var file = result.file
            for index in file.protocols.indices {
                file.protocols[index].isOfOtherModule = sources[position].isOfOtherModule
                file.protocols[index].dropMacros(besides: actors)
            }
            files[position] = file
            diagnostics += result.diagnostics
            index.add(file)
        }
    }

    func imports(of positions: [Int]) -> [[ImportModel]] { positions.compactMap { files[$0]?.imports } }

    func name(of place: Place) -> String { sources[place.file].name }

    func location(of place: Place) -> SourceLocation {
        let source = sources[place.file]
        let table = lines.withLock { lines -> LineTable? in
            guard let table = lines.updateValue(nil, forKey: place.file) else { return nil }
            let kept = table ?? LineTable(source.bytes)
            lines[place.file] = .some(kept)
            return kept
        }
        guard let table else { return source.bytes.location(of: place.offset, path: source.path) }
        return SourceLocation(
            path: source.path,
            line: table.line(of: place.offset),
            column: table.column(of: place.offset)
        )
    }

    func diagnostic(_ problem: Ancestry.Problem) -> Diagnostic {
        Diagnostic(
            problem.kind,
            severity: problem.isWarning ? .warning : .error,
            at: location(of: problem.place),
            problem.message,
            notes: problem.notes
        )
    }
}

extension TypeShape {
    /// The last parts of the names that a protocol inherits from: `B` and `C` for `A.B & C`.
    fileprivate var names: Set<String> {
        switch self {
        case .named(let name, _), .member(_, let name, _): [name]
        case .composition(let parts): parts.reduce(into: []) { $0.formUnion($1.names) }
        case .attributed(_, let base): base.names
        default: []
        }
    }
}
