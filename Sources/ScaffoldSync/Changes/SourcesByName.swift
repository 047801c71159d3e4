import SwiftReading

/// Sources, and which of them have a name in them.
struct SourcesByName {
    let sources: [HandwrittenSource]
    private let positions: [String: [Int]]

    init(_ sources: [HandwrittenSource]) {
        self.sources = sources
        var positions: [String: [Int]] = [:]
        for (position, source) in sources.enumerated() {
            for name in source.uses.names.keys { positions[name, default: []].append(position) }
        }
        self.positions = positions
    }

    /// Positions of the sources that use it, sorted.
    func positions(of name: String) -> [Int] { positions[name] ?? [] }
}
