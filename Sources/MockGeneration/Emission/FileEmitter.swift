/// Writes mocks as whole files.
struct FileEmitter: Sendable {
    let options: MockOptions
    let index: ProtocolIndex
    /// The types that the sources declare; `nil` if the imports passed in already have the right access levels.
    var declared: DeclaredTypes?

    /// Returns the class alone, as it is in a file.
    func code(of linked: LinkedProtocol) -> EmittedMock {
        var lines = CodeLines(capacity: 16_384)
        let mock = MockClass(linked, options: options) { [index] name in
            index.contains(name) || StandardProtocols.isProtocol(name)
        }
        mock.write(to: &lines)
        return EmittedMock(
            text: lines.text,
            sampleModules: mock.sampleModules,
            protocols: [linked]
        )
    }

    /// - Parameter imports: the imports of each file that a protocol in it comes from.
    func file(_ mocks: [EmittedMock], from path: String, imports: [[ImportModel]]) -> String {
        let code = mocks.map(\.text)
        var lines = CodeLines()
        lines.add([
            "\(options.writer.headerBeginning)\(FileEmitter.inComment(path)). Do not edit: it is rewritten by `vipergen \(options.writer.rawValue)`.",
            "// swift-format-ignore-file", "// swiftformat:disable all", "// swiftlint:disable all",
        ])
        let support = options.isStandalone ? StandaloneSupport(for: code) : nil
        let library =
            support.map { $0.needsLock ? "Foundation" : nil }
            ?? (code.contains { FileEmitter.testing.findsAny(in: Array($0.utf8)) } ? "ViperTesting" : nil)
        var all = FileImports(
            options,
            sources: opened(imports, for: mocks),
            library: library,
            access: access(of: mocks),
            hasHidden: mocks.contains { $0.protocols.contains(where: \.isHidden) }
        )
        all.add(mocks.flatMap(\.sampleModules))
        all.write(to: &lines)
        return (code + (support?.declarations ?? [])).reduce(into: lines.text) { $0 += "\n" + $1 } + FileEmitter.ending
    }

    /// Returns the imports, line by line, of a file that shows all of a protocol.
    func imports(_ imports: [[ImportModel]], of linked: LinkedProtocol) -> [String] {
        let access = linked.accessPrefix
        var lines = CodeLines()
        FileImports(options, sources: imports, library: nil, access: access, hasHidden: linked.isHidden)
            .write(to: &lines)
        return lines.text.split(separator: "\n").map(String.init)
    }

    /// Adds a mock to a file, before its ending.
    static func add(_ code: EmittedMock, to file: inout String) {
        if file.hasSuffix(ending) { file.removeLast(ending.count) }
        file += "\n" + code.text + ending
    }

    /// Returns the imports of the sources, without `public` or `package` if the mocks show nothing of the module.
    private func opened(_ imports: [[ImportModel]], for mocks: [EmittedMock]) -> [[ImportModel]] {
        guard let declared, imports.contains(where: { $0.contains(where: \.isOpen) }) else { return imports }
        let shown = ShownTypes(of: mocks.flatMap(\.protocols), declared: declared)
        let modules = Set(imports.flatMap { $0.map(\.module) })
        return imports.map { statements in
            statements.map { statement in
                let isShown = !statement.isOpen || shown.mayCome(from: statement.module, among: modules)
                return isShown ? statement : statement.closed
            }
        }
    }

    /// Returns the access level of the imports with a trailing space: that of the mocks in the file.
    private func access(of mocks: [EmittedMock]) -> String {
        let finds = { (word: ByteSearch, text: String) in word.findsAny(in: Array(text.utf8)) }
        if mocks.contains(where: { finds(FileEmitter.public, $0.text) }) { return "public " }
        // A conformance alone shows nothing to the package.
        let isShown = mocks.contains { finds(FileEmitter.package, $0.text) && !$0.showsOwnTypesOnly }
        return isShown ? "package " : ""
    }

    /// Returns the path for a comment; a file name may have line breaks, which would end it.
    private static func inComment(_ path: String) -> String { path.inSwiftComment }

    /// The line that enables what the file's beginning disables.
    private static let ending = "// swiftlint:enable all\n"
    private static let `public` = ByteSearch(["public "])
    private static let package = ByteSearch(["package "])
    private static let testing = ByteSearch(
        MockShape.helperNames.sorted().map { $0 + "(" } + ["LockedCalls<", "LockedValue<"]
    )
}

/// The code of one mock, or of several that exclude each other by `#if`.
struct EmittedMock: Sendable {
    var text: String
    /// The modules that its samples need.
    var sampleModules: [String] = []
    /// The protocols that the code is for.
    var protocols: [LinkedProtocol] = []

    /// True if its members only have types that every file knows.
    var showsOwnTypesOnly: Bool { protocols.allSatisfy { $0.members.allSatisfy(\.hasStandardTypesOnly) } }

    static func += (mock: inout EmittedMock, other: EmittedMock) {
        mock.text += "\n" + other.text
        mock.sampleModules += other.sampleModules
        mock.protocols += other.protocols
    }
}
