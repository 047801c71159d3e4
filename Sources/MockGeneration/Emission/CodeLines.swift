/// Lines of code, each with its indentation.
struct CodeLines {
    private(set) var text = ""
    private var indentation = ""

    mutating func add(_ line: String) {
        if !line.isEmpty {
            text += indentation
            text += line
        }
        text += "\n"
    }

    mutating func add(_ lines: [String]) {
        for line in lines { add(line) }
    }

    /// Lines from the outermost column, as directives are.
    mutating func addBlank() {
        text += "\n"
    }

    mutating func indented(_ body: (inout CodeLines) -> Void) {
        let outer = indentation
        indentation += "    "
        body(&self)
        indentation = outer
    }
}

extension [String] {
    /// Each line four columns further to the right.
    var indented: [String] { map { $0.isEmpty ? $0 : "    " + $0 } }
}
