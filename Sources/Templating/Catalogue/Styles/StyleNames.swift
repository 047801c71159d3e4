/// The styles by their names in templates: the name, a trait, or a part of their scenes.
public struct StyleNames {
    let all: [SceneStyle]
    /// The positions of the styles with a name.
    let positions: [String: [Int]]

    public init(_ styles: [SceneStyle]) {
        all = styles
        var positions: [String: [Int]] = [:]
        for (position, style) in styles.enumerated() {
            for name in Set(style.qualifiers) { positions[name, default: []].append(position) }
        }
        self.positions = positions
    }
}
