/// A chart of one bar: parts of a whole, with their numbers as text below it.
struct Bar {
    private struct Part {
        /// The name of the part and of the class for its colour.
        var name: String
        var count: Int
    }

    private let parts: [Part]
    private let whole: String

    init(scenes: [SceneSpec.Style: Int]) {
        parts = scenes.sorted { $0.key < $1.key }.map { Part(name: $0.key.rawValue, count: $0.value) }
        let count = parts.reduce(0) { $0 + $1.count }
        whole = "\(count) scene\(count == 1 ? "" : "s")"
    }

    init(lines: MigrationReport.LineCounts) {
        parts = [
            Part(name: "written", count: lines.written), Part(name: "generated", count: lines.generated),
            Part(name: "tests", count: lines.tests),
        ].filter { $0.count > 0 }
        whole = "\(lines.written + lines.generated + lines.tests) lines"
    }

    var html: String {
        let pieces = parts.map { "<span class=\"\($0.name)\" style=\"flex:\($0.count)\"></span>" }.joined()
        let keys = parts.map { "<li class=\"\($0.name)\">\($0.count) \($0.name)</li>" }.joined()
        return """
            <p class="soft">\(whole)</p><div class="bar" aria-hidden="true">\(pieces)</div><ul class="key">\(keys)</ul>

            """
    }
}
