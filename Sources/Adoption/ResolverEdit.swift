/// Makes the resolver ask for adopted scenes first, and removes its arms for them.
struct ResolverEdit: Sendable {
    let index: AppIndex
    let resolver: Resolver
    /// The arms of all adopted scenes.
    let arms: [Judge.Adopted]

    private struct Replacement {
        var range: Range<Int>
        var text: [UInt8]
    }

    /// Returns the changed sources by path.
    ///
    /// - Parameter descriptors: the descriptors whose arms stay after all.
    func contents(leaving descriptors: Set<String>) -> [String: [UInt8]] {
        let arms = arms.filter { !descriptors.contains($0.descriptor) }
        var replacements: [Int: [Replacement]] = [:]
        for opener in resolver.openers where opener.isOverload {
            let own = arms.filter { $0.opener.place == opener.place }.compactMap(\.method)
            replacements[opener.place.file, default: []] += own.map { split(opener, with: $0) }
        }
        for opener in resolver.openers where !opener.isOverload {
            let own = arms.filter { $0.opener.place == opener.place }
            if own.isEmpty { continue }
            replacements[opener.place.file, default: []] += own.compactMap { adopted in
                (adopted.method?.statements?.lines ?? adopted.arm.lines).map { Replacement(range: $0, text: []) }
            }
            replacements[opener.place.file, default: []] += methods(own.compactMap(\.method), in: opener)
            if !opener.body.asksFirst { replacements[opener.place.file, default: []] += hook(in: opener) }
        }
        return replacements.reduce(into: [:]) { contents, entry in
            let source = index.sources[entry.key]
            let after = apply(entry.value, to: source.bytes)
            if after != source.bytes { contents[source.path] = after }
        }
    }

    /// Inserts methods after the function that the arms were in.
    private func methods(_ methods: [MovedArm], in opener: Opener) -> [Replacement] {
        let bytes = index.sources[opener.place.file].bytes
        let style = LineStyle(of: opener, in: bytes)
        let inner = Array(bytes.indentation(at: opener.body.start))
        let moved = methods.compactMap { method in method.statements.map { (method.heading, $0) } }
        return moved.sorted { $0.1.body.lowerBound < $1.1.body.lowerBound }.map { heading, arm in
            let statements = Array(bytes[arm.body])
            let isBelow = statements.first.map { $0.endsLine || $0.isBlank } ?? true
            // A comment behind the arm's heading stays behind the function's.
            let comment = isBelow ? Array(statements.prefix { !$0.endsLine }) : []
            let lines = Array(statements.dropFirst(comment.count))
            let text =
                style.lineBreak + style.lineBreak + Array(bytes[arm.comments]).indented(as: style.margin)
                + style.margined(heading)
                + (isBelow ? comment + lines.indented(as: inner) : style.lineBreak + inner + statements)
                + style.lineBreak + style.margin + Array("}".utf8)
            return Replacement(range: opener.body.end..<opener.body.end, text: text)
        }
    }

    /// Turns an overload's body into a call of the method, whose body begins where the overload's did.
    private func split(_ opener: Opener, with method: MovedArm) -> Replacement {
        let bytes = index.sources[opener.place.file].bytes
        let style = LineStyle(of: opener, in: bytes)
        let call = "\(method.name)(\(opener.subject.spelledAsLocal))"
        let text =
            style.lineBreak + style.indented(call) + style.lineBreak + style.margin + Array("}".utf8)
            + style.lineBreak + style.lineBreak + style.margined(method.heading)
        return Replacement(range: opener.body.brace..<opener.body.brace, text: text)
    }

    /// - Parameter paths: the paths of the changed sources.
    func generatedSources(among paths: Set<String>) -> [Adoption.GeneratedSource] {
        var found: [String: Adoption.GeneratedSource] = [:]
        for opener in resolver.openers {
            let source = index.sources[opener.place.file]
            guard paths.contains(source.path), found[source.path] == nil,
                let mark = GeneratedMark.find(in: source.bytes)
            else { continue }
            found[source.path] = Adoption.GeneratedSource(
                place: SourceLocation(path: source.path, line: mark.line, column: 1),
                mark: mark.text,
                question: opener.body.asksFirst ? nil : question(in: opener)
            )
        }
        return found.keys.sorted().compactMap { found[$0] }
    }

    private func question(in opener: Opener) -> String {
        var cast = ""
        if resolver.output != nil || opener.result != resolver.returns {
            let type = opener.result.hasSuffix("?") ? String(opener.result.dropLast()) : opener.result
            cast = " as? \(type)"
        }
        let handed = resolver.handed.map { ", \($0.name): \($0.name.spelledAsLocal)" } ?? ""
        let call = "\(opener.receiver)adoptedScene(for: \(opener.subject.spelledAsLocal)\(handed))"
        return "if let scene = \(call)\(cast) { return scene }"
    }

    private func hook(in opener: Opener) -> [Replacement] {
        let bytes = index.sources[opener.place.file].bytes
        let start = opener.body.start
        let text = question(in: opener)
        var result = [insertion(of: text, before: start, behind: opener.body.opening, in: bytes)]
        if let place = opener.body.implicitReturn {
            result.append(Replacement(range: place..<place, text: Array("return ".utf8)))
        }
        return result
    }

    /// Inserts a line below the opening brace, above comments on the first statement.
    private func insertion(of text: String, before start: Int, behind opening: Int, in bytes: [UInt8]) -> Replacement {
        let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        guard let lastBreak = bytes[opening..<start].lastIndex(where: isBreak),
            let firstBreak = bytes[opening..<start].firstIndex(where: isBreak)
        else { return Replacement(range: start..<start, text: Array("\(text); ".utf8)) }
        let isTwo = bytes[firstBreak] == UInt8(ascii: "\r") && bytes[firstBreak + 1] == UInt8(ascii: "\n")
        let line = firstBreak + (isTwo ? 2 : 1)
        let margin = bytes[(lastBreak + 1)..<start]
        return Replacement(range: line..<line, text: margin + Array(text.utf8) + bytes[firstBreak..<line])
    }

    private func apply(_ replacements: [Replacement], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        // The line that asks first stands right above an arm that goes.
        let order = replacements.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
        }
        for (_, replacement) in order where replacement.range.lowerBound >= position {
            result += bytes[position..<replacement.range.lowerBound] + replacement.text
            position = replacement.range.upperBound
        }
        return result + bytes[position...]
    }
}
