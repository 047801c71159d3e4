/// A text style as a font that grows with the reader's text size.
enum DesignFont {
    struct Reason: Error {
        var text: String
        var remedy: String
    }

    /// Apple's text styles by their sizes at the standard setting, the largest first.
    private static let standard: [(size: Double, name: String)] = [
        (34, "largeTitle"), (28, "title"), (22, "title2"), (20, "title3"), (17, "body"), (16, "callout"),
        (15, "subheadline"), (13, "footnote"), (12, "caption"), (11, "caption2"),
    ]

    private static let weights = [
        100: "ultraLight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
        800: "heavy", 900: "black",
    ]

    /// Returns the font's code, with the text style that it grows like: the one of the nearest size.
    static func code(of style: JSONNode) -> Result<String, Reason> {
        guard let family = style["fontFamily"]?.text, let size = style["fontSize"]?.number, size > 0 else {
            return .failure(Reason(text: "it has no font, or no size", remedy: "give it one in Figma"))
        }
        guard let weight = weights[Int(style["fontWeight"]?.number ?? 400)] else {
            return .failure(Reason(text: "its weight isn't a whole hundred", remedy: "choose one from 100 to 900"))
        }
        let italic = style["italic"]?.flag == true
        if family.hasPrefix("SF ") || family.hasPrefix(".SF") {
            guard let name = standard.first(where: { $0.size == size })?.name else {
                let sizes = standard.map { $0.size.points }.joined(separator: ", ")
                return .failure(
                    Reason(
                        text: "the system's font has no text style of \(size.points) points",
                        remedy: "choose one of \(sizes), or another font"
                    )
                )
            }
            return .success(
                ".system(.\(name))" + (weight == "regular" ? "" : ".weight(.\(weight))") + (italic ? ".italic()" : "")
            )
        }
        let like = nearest(to: size, isBold: ["semibold", "bold", "heavy", "black"].contains(weight))
        if let name = style["fontPostScriptName"]?.text {
            return .success(".custom(\(name.swiftLiteral), size: \(size.points), relativeTo: .\(like))")
        }
        let font = ".custom(\(family.swiftLiteral), size: \(size.points), relativeTo: .\(like)).weight(.\(weight))"
        return .success(font + (italic ? ".italic()" : ""))
    }

    private static func nearest(to size: Double, isBold: Bool) -> String {
        let style = standard.min { abs($0.size - size) < abs($1.size - size) }?.name ?? "body"
        return style == "body" && isBold ? "headline" : style
    }
}
