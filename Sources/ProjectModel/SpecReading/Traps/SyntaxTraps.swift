/// Explains syntax errors of YAML: at the line that a person would change, with the corrected line.
enum SyntaxTraps {
    /// The problems that Swift and slips in YAML can cause: `*` and `&` read as aliases and anchors, broken syntax.
    static let syntaxProblems: Set<DiagnosticKind> = [
        .yamlSyntax, .needsQuotes, .yamlComplexKey, .invalidCharacter,
    ]

    static func explain(_ diagnostic: Diagnostic, _ lines: SourceLines) -> Diagnostic {
        guard syntaxProblems.contains(diagnostic.kind), let place = diagnostic.location else {
            return diagnostic
        }
        if let marker = mergeMarker(in: lines, place.path) { return marker }
        if let search = RepairSearch(diagnostic, lines), let repair = repair(diagnostic, search, lines),
            let line = lines[repair.line]
        {
            return repair.diagnostic(in: place.path, instead: line)
        }
        let plain = SyntaxWords.plain(diagnostic)
        return UnclosedBracket.explain(diagnostic, lines) ?? swift(plain, lines, place) ?? guesses(
            diagnostic,
            lines,
            place
        ) ?? plain
    }

    /// Returns an error at the first conflict marker of a git merge.
    private static func mergeMarker(in lines: SourceLines, _ path: String) -> Diagnostic? {
        var number = 1
        while let line = lines[number] {
            if line.hasPrefix("<<<<<<< ") {
                return Diagnostic(
                    .mergeMarker,
                    at: SourceLocation(path: path, line: number, column: 1),
                    MergeMarker.message,
                    notes: [Diagnostic.Note(MergeMarker.remedy)]
                )
            }
            number += 1
        }
        return nil
    }

    /// Repairs slips that can't be meant as Swift.
    private static func repair(_ diagnostic: Diagnostic, _ search: RepairSearch, _ lines: SourceLines) -> LineRepair? {
        search.find([LineForm.visible, LineForm.withoutTabs, MissingSpace.repairs])
            ?? search.find([LineForm.withoutSlashes, UnclosedQuote.innerRepairs])
            ?? unclosedQuote(diagnostic, search, lines)
            ?? search.find([
                LineForm.withQuotedPaths, CommentedValue.repairs, UnclosedBracket.repairs, UnclosedBracket.strayRepairs,
                { line in diagnostic.location.map { LineForm.withComma(line, before: $0) } ?? [] },
            ])
    }

    /// Repairs an unclosed quote. YAML's own place doesn't help: each quote after the unclosed one changed its meaning.
    private static func unclosedQuote(
        _ diagnostic: Diagnostic,
        _ search: RepairSearch,
        _ lines: SourceLines
    ) -> LineRepair? {
        let unclosed = (1..<(diagnostic.location?.line ?? 1) + 1).lazy.compactMap { number -> BrokenLine? in
            guard let text = lines[number], UnclosedQuote.place(in: text) != nil else { return nil }
            return BrokenLine(number: number, text: text)
        }
        return unclosed.prefix(mostUnclosed).lazy
            .compactMap { UnclosedQuote.repairs($0).first(where: search.helps) }.first
    }

    /// The largest number of candidates: each costs one or more readings of the file.
    private static let mostUnclosed = 20

    /// Explains Swift that isn't valid YAML.
    private static func swift(_ diagnostic: Diagnostic, _ lines: SourceLines, _ place: SourceLocation) -> Diagnostic? {
        // libyaml often notices only behind the line that is wrong, and names where it began to read.
        for number in [place.line] + diagnostic.notes.compactMap({ $0.location?.line }) + [place.line - 1] {
            guard let line = lines[number], let mended = SpecLine.mended(line), isYAML(mended) else { continue }
            return noting(mended, line, number, in: diagnostic)
        }
        return nil
    }

    /// Explains mistakes that show only in comparison with the lines around them.
    private static func guesses(_ diagnostic: Diagnostic, _ lines: SourceLines, _ place: SourceLocation) -> Diagnostic?
    {
        guard let search = RepairSearch(diagnostic, lines) else { return nil }
        let around = (max(1, place.line - 20)..<place.line + 3).reversed().compactMap { lines[$0] }
        var indentations: [Int] = []
        for line in around where !SpecLine.trimmed(line).isEmpty {
            let indentation = BrokenLine(number: 0, text: line).indentation
            if !indentations.contains(indentation) { indentations.append(indentation) }
        }
        let repair = search.find([LineForm.withColon, { LineForm.reindented($0, as: indentations) }])
        return repair.flatMap { repair in
            lines[repair.line].map { repair.diagnostic(in: place.path, instead: $0) }
        }
    }

    /// Replaces the YAML reader's own suggestion: it doesn't know Swift.
    private static func noting(_ mended: String, _ line: String, _ number: Int, in diagnostic: Diagnostic) -> Diagnostic
    {
        guard let place = diagnostic.location else { return diagnostic }
        var diagnostic = diagnostic
        let start = SourceLocation(path: place.path, line: number, column: line.prefix { $0 == " " }.count + 1)
        let end = SourceLocation(path: place.path, line: number, column: line.unicodeScalars.count + 1)
        if place.line != number { diagnostic.location = start }
        diagnostic.notes = [
            Diagnostic.Note("write it as: \(mended)", at: start)
        ]
        diagnostic.fixIt = Diagnostic.FixIt(range: SourceRange(start: start, end: end), replacement: mended)
        return diagnostic
    }

    private static func isYAML(_ line: String) -> Bool {
        YAMLReader().read(Array(line.utf8), path: "").diagnostics.isEmpty
    }
}
