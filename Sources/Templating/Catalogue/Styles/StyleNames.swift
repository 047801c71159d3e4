/// Styles by what templates call them: by name, by a trait, or by a part of their scenes.
public struct StyleNames {
    let all: [SceneStyle]
    /// Where in the list the styles are that have a name.
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
