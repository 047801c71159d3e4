/// The imports of a file of mocks.
struct FileImports {
    private var imports: [ImportModel] = []
    private var modules: Set<String> = []

    /// - Parameter library: what the bodies of the mocks need.
    /// - Parameter access: of the mocks in the file, with a space after it: they show no others what is imported, and saying so
    ///   would be a warning.
    /// - Parameter hasHidden: whether nobody outside of their module sees some of the protocols.
    ///
    /// Imports that the options ask for come first, and win if a module is imported twice.
    init(_ options: MockOptions, sources: [[ImportModel]], library: String?, access: String, hasHidden: Bool) {
        let declaring = [options.declaringModule].compactMap(\.self)
        for name in options.testableImports + (hasHidden ? declaring : []) {
            // A public mock shows what it conforms to, which is the module's.
            add(ImportModel(text: "@testable \(access)import \(name)"))
        }
        for written in options.imports + declaring.map({ "public import \($0)" }) {
            let statement = ImportModel(text: written.contains("import ") ? written : "import \(written)")
            add(statement.shown(to: access))
        }
        for source in sources {
            for statement in source { add(statement.shown(to: access)) }
        }
        if let library { add(ImportModel(text: "import \(library)")) }
    }

    /// Adds modules that only function bodies need.
    mutating func add(_ modules: [String]) {
        for module in modules { add(ImportModel(text: "import \(module)")) }
    }

    private mutating func add(_ statement: ImportModel) {
        let module = statement.text.components(after: "import ")
        if modules.contains(module) { return }
        let conditions = statement.conditions.map { "\($0.place) \($0.directives.count)" }.joined()
        if !modules.insert(module + conditions).inserted { return }
        imports.append(statement)
    }

    func write(to lines: inout CodeLines) {
        if imports.isEmpty { return }
        lines.addBlank()
        var conditions = ConditionalCode()
        let plain = imports.filter(\.conditions.isEmpty).sorted { $0.text < $1.text }
        for statement in plain + imports.filter({ !$0.conditions.isEmpty }) {
            conditions.enter(statement.conditions, &lines)
            lines.add(statement.text)
        }
        conditions.end(&lines)
    }
}

extension ImportModel {
    /// True if the import is visible outside of the file.
    var isOpen: Bool { text.hasPrefix("public ") || text.hasPrefix("package ") }

    /// The module: `Foundation` for `public import struct Foundation.Data`.
    var module: String {
        let path = text.split(separator: " ").last ?? ""
        return String(path.prefix { $0 != "." })
    }

    /// The import without an access level.
    var closed: ImportModel {
        ImportModel(text: String(text.drop { $0 != " " }.dropFirst()), conditions: conditions)
    }

    /// Returns the import, no more visible than the file's mocks.
    fileprivate func shown(to access: String) -> ImportModel {
        for level in ["public ", "package "] where text.hasPrefix(level) && access != "public " {
            return ImportModel(text: access + text.dropFirst(level.count), conditions: conditions)
        }
        return self
    }
}

extension String {
    /// Returns the text after the last occurrence of a word: the module of an import.
    fileprivate func components(after word: String) -> String {
        var rest = utf8[...]
        while let start = rest.firstIndex(where: { $0 == word.utf8.first }) {
            rest = rest[start...]
            if rest.starts(with: word.utf8) { return String(Substring(rest.dropFirst(word.utf8.count))) }
            rest = rest.dropFirst()
        }
        return self
    }
}
