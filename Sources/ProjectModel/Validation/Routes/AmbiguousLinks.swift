/// No URL matches two links. What a query has doesn't tell links apart: others add to it.
enum AmbiguousLinks: ValidationRule {
    /// A link with its scene.
    private struct Entry {
        var link: Located<LinkPattern>
        var scene: SceneSpec

        /// Returns true if a segment can't be the text of the parameter.
        func rulesOut(_ literal: String, for name: String) -> Bool {
            scene.parameters.first { $0.name.value == name }?.type.value.mayBeRead(from: literal) == false
        }
    }

    /// The links that begin alike.
    private final class Node {
        var literals: [String: Node] = [:]
        var parameter: Node?
        /// The link that ends here.
        var entry: Entry?
    }

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let root = Node()
        for entry in specs.scenes {
            for link in entry.scene.links {
                let new = Entry(link: link, scene: entry.scene)
                if let other = find(new, from: root, link.value.path[...], []) {
                    report(new, other, problems)
                } else {
                    insert(new, into: root)
                }
            }
        }
    }

    private static func insert(_ entry: Entry, into root: Node) {
        var node = root
        for segment in entry.link.value.path {
            let next: Node
            switch segment {
            case .literal(let text):
                next = node.literals[text] ?? Node()
                node.literals[text] = next
            case .parameter:
                next = node.parameter ?? Node()
                node.parameter = next
            }
            node = next
        }
        node.entry = entry
    }

    /// Returns a link that matches a URL which the new one matches, too.
    ///
    /// - Parameter walked: the literal segments of the other link at places where the new one has a parameter, and the
    ///   other way round: both have to be possible.
    private static func find(
        _ new: Entry,
        from node: Node,
        _ path: ArraySlice<LinkPattern.Segment>,
        _ walked: [(index: Int, literal: String)]
    ) -> Entry? {
        guard let segment = path.first else {
            guard let other = node.entry, !isRuledOut(walked, other) else { return nil }
            return other
        }
        let rest = path.dropFirst()
        switch segment {
        case .literal(let text):
            if let next = node.literals[text], let found = find(new, from: next, rest, walked) { return found }
            guard let next = node.parameter else { return nil }
            return find(new, from: next, rest, walked + [(path.startIndex, text)])
        case .parameter(let name):
            if let next = node.parameter, let found = find(new, from: next, rest, walked) { return found }
            for (text, next) in node.literals.sorted(by: { $0.key.precedesInBytes($1.key) })
            where !new.rulesOut(text, for: name) {
                if let found = find(new, from: next, rest, walked) { return found }
            }
            return nil
        }
    }

    /// Returns true if a literal of the new link can't be the text of the other's parameter at its place.
    private static func isRuledOut(_ literals: [(index: Int, literal: String)], _ other: Entry) -> Bool {
        literals.contains { index, literal in
            guard case .parameter(let name) = other.link.value.path[index] else { return false }
            return other.rulesOut(literal, for: name)
        }
    }

    private static func report(_ new: Entry, _ other: Entry, _ problems: ProblemCollector) {
        problems.report(
            .ambiguousLink,
            at: new.link.location,
            "'\(new.link.value.text)' of '\(new.scene.name.value)' and '\(other.link.value.text)' of '\(other.scene.name.value)' match one URL",
            notes: [
                Diagnostic.Note("give one of them a path of its own; what a query has doesn't tell them apart"),
                Diagnostic.Note("the other is here", at: other.link.location),
            ]
        )
    }
}
