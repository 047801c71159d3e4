/// Adds the imports that new members need and the file lacks.
struct ImportInsertion {
    let file: SwiftFile

    func insertions(for imports: [ScaffoldContract.Import]) -> [TextInsertion] {
        let known = Set(file.outline.imports.filter { !$0.isScoped }.map(\.module))
        let missing = Set(imports.filter { !known.contains($0.module) })
        let sorted = missing.sorted { ($0.lines.count, $0.module) < ($1.lines.count, $1.module) }
        guard let first = statements(before: nil).first else { return atTheTop(sorted) }
        return sorted.map { wanted in
            if let last = statements(before: wanted.lines.count > 1 ? nil : wanted.module).last {
                return TextInsertion(offset: end(of: last), bytes: lines(of: wanted).flatMap { newline + $0.utf8 })
            }
            return TextInsertion(offset: first.start, bytes: lines(of: wanted).flatMap { $0.utf8 + newline })
        }
    }

    private var newline: [UInt8] { TextStyle.newline(of: file.bytes) }

    /// Returns the end of the statement, including a comment at the end of its line.
    private func end(of statement: ImportStatement) -> Int {
        let line = file.bytes[statement.end...].prefix { $0 != 0x0A && $0 != 0x0D }
        let rest = line.drop { $0 == 0x20 || $0 == 0x09 }
        return rest.isEmpty || rest.starts(with: Array("//".utf8)) ? line.endIndex : statement.end
    }

    /// Returns the lines of an import, with a blank line before a conditional one.
    private func lines(of wanted: ScaffoldContract.Import) -> [String] {
        wanted.lines.count > 1 ? [""] + wanted.lines : wanted.lines
    }

    /// Returns the unconditional imports of modules that sort before a name; all unconditional imports for `nil`.
    private func statements(before module: String?) -> [ImportStatement] {
        file.outline.imports.filter { statement in
            !statement.isConditional && module.map { statement.module < $0 } ?? true
        }
    }

    private func atTheTop(_ imports: [ScaffoldContract.Import]) -> [TextInsertion] {
        guard !imports.isEmpty else { return [] }
        let lines = imports.enumerated().flatMap { $0 == 0 ? $1.lines : self.lines(of: $1) } + [""]
        return [TextInsertion(offset: file.outline.importPlace, bytes: lines.flatMap { $0.utf8 + newline })]
    }
}
