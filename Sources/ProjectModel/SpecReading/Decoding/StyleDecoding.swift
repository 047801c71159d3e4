extension FileDecoder {
    /// Reads `swiftui`, or `swiftui with combine`.
    func style(_ node: YAMLNode) -> (style: Located<SceneStyle>, binding: Located<ViewBinding>?)? {
        let styles = run.styles
        let name = node.wordIfAny.map(StyleChoice.style)
        guard let name, name != node.wordIfAny else {
            return choice(node, among: styles, key: "style").map { ($0, nil) }
        }
        // A rule tells of a binding where SwiftUI doesn't draw.
        let known = styles.filter { $0.isDrawnBySwiftUI || $0.rawValue == name }.flatMap(StyleChoice.bound)
        return choice(node, among: known, key: "style").map { choice in
            let word = choice.value.rawValue.utf8.count - (choice.value.binding?.rawValue.utf8.count ?? 0)
            let place = SourceRange(start: location(of: word, in: node), end: node.range.end)
            return (
                Located(choice.value.style, at: choice.range),
                choice.value.binding.map { Located($0, at: place) }
            )
        }
    }
}
