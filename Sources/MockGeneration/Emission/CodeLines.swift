/// Lines of code, each with its indentation.
struct CodeLines {
    /// The most columns of a member on one line: fewer lines are quicker to scroll through, and nobody edits them.
    static let widestMember = 216

    private var buffer: TextBuffer
    private var indentation = ""

    init(capacity: Int = 240) {
        buffer = TextBuffer(capacity: capacity)
    }

    var text: String { buffer.string }

    mutating func add(_ line: String) {
        if !line.isEmpty {
            buffer += indentation
            buffer += line
        }
        buffer += "\n"
    }

    /// Begins a line that ``append(_:)`` goes on with, until ``endLine()``.
    mutating func beginLine(_ start: String) {
        buffer += indentation
        buffer += start
    }

    mutating func append(_ part: String) {
        buffer += part
    }

    mutating func endLine() {
        buffer += "\n"
    }

    mutating func add(_ lines: [String]) {
        for line in lines { add(line) }
    }

    /// Adds an empty line.
    mutating func addBlank() {
        buffer += "\n"
    }

    mutating func indented(_ body: (inout CodeLines) -> Void) {
        let outer = indentation
        indentation += "    "
        body(&self)
        indentation = outer
    }
}

extension CodeLines {
    /// The text of a single line, without its line end.
    var withoutLineBreak: String { String(text.dropLast()) }
}

extension [String] {
    /// The lines indented by four columns.
    var indented: [String] { map { $0.isEmpty ? $0 : String(parts: "    ", $0) } }
}
