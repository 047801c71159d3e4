import SwiftReading

/// Sources, and which of them see a module: its own, and those that import it.
struct SourcesByModule {
    private let sources: [HandwrittenSource]
    private var byFolder: [Substring: [Int]] = [:]
    private var byImport: [String: [Int]] = [:]

    init(_ sources: [HandwrittenSource]) {
        self.sources = sources
        for (position, source) in sources.enumerated() {
            for name in source.uses.imports { byImport[name, default: []].append(position) }
            for slash in source.path.indices where source.path[slash] == "/" {
                byFolder[source.path[..<slash], default: []].append(position)
            }
        }
    }

    /// Those that see one of the modules, in their order.
    func seeing(_ modules: [(folder: String, name: String?)]) -> [HandwrittenSource] {
        var found: Set<Int> = []
        for (folder, name) in modules {
            found.formUnion(byFolder[folder[...]] ?? [])
            if let name { found.formUnion(byImport[name] ?? []) }
        }
        return found.sorted().map { sources[$0] }
    }
}
