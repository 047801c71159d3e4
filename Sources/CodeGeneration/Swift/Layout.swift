/// How emitted Swift is laid out: as swift-format does it under the `.swift-format` of a new project.
enum Layout {
    /// The longest line, in characters.
    static let lineLength = 120

    /// A list in brackets on one line where that fits, else an item a line.
    ///
    /// The lines come without the indentation of the first one, which the template gives.
    ///
    /// - Parameter indentation: of the first line, in characters.
    static func list(_ head: String, _ items: [String], _ tail: String, indentation: Int) -> [String] {
        let line = head + items.joined(separator: ", ") + tail
        return items.isEmpty || fits(line, indentation: indentation) ? [line] : broken(head, items, tail)
    }

    /// A list in brackets, an item a line.
    static func broken(_ head: String, _ items: [String], _ tail: String) -> [String] {
        let last = items.count - 1
        let broken = items.indices.map { "    " + items[$0] + ($0 == last ? "" : ",") }
        return [head] + broken + [tail]
    }

    /// Whether a line can stay as it is. Its bytes are counted first: there are never fewer than characters.
    static func fits(_ line: String, indentation: Int = 0) -> Bool {
        indentation + line.utf8.count <= lineLength || indentation + line.count <= lineLength
    }

    /// The beginning of an extension that states a conformance, and its end where there is nothing in it.
    static func conformance(of type: String, to contract: String, isEmpty: Bool = false) -> [String] {
        let brace = isEmpty ? "{}" : "{"
        let line = "extension \(type): \(contract) \(brace)"
        return fits(line) ? [line] : ["extension \(type):", "    \(contract)", brace]
    }

    /// Statements that can fail, and what then follows.
    ///
    /// - Parameter thrown: The one type of errors, which the compiler doesn't find out by itself in a closure.
    static func attempt(_ statements: [String], throwing thrown: String? = nil, orElse failure: [String]) -> [String] {
        block("do\(thrown.map { " throws(\($0))" } ?? "") {", statements, "} catch {") + failure.map { "    " + $0 } + [
            "}"
        ]
    }

    /// Lines inside braces, indented by one step.
    static func block(_ head: String, _ body: [String], _ tail: String = "}") -> [String] {
        [head] + body.map { "    " + $0 } + [tail]
    }
}
