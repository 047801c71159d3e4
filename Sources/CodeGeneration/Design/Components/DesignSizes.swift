/// The size of a layer as modifiers. A height that holds text is the least one, since text may be larger for a reader.
struct DesignSizes {
    private var fixed: [String] = []
    private var flexible: [String] = []
    private let alignment: String

    init(_ node: DesignNode) {
        alignment = node.frameAlignment
        for isHorizontal in [true, false] { add(node, isHorizontal) }
    }

    var calls: [String] {
        [fixed, flexible].filter { !$0.isEmpty }.map { sides in
            ".frame(\((sides + (alignment == "center" ? [] : ["alignment: .\(alignment)"])).joined(separator: ", ")))"
        }
    }

    func lines(indent: String) -> [TemplateCode] { calls.map { .line(indent + $0) } }

    private mutating func add(_ node: DesignNode, _ isHorizontal: Bool) {
        let side = isHorizontal ? "Width" : "Height"
        let least = node.json["min\(side)"]?.number ?? 0
        let most = node.json["max\(side)"]?.number ?? 0
        let size = isHorizontal ? node.width : node.height
        let sizing = node.sizing(isHorizontal)
        let grows = !isHorizontal && (node.type == "TEXT" || !node.children.isEmpty)
        if sizing == "FIXED", let size, !grows {
            fixed.append("\(isHorizontal ? "width" : "height"): \(size.points)")
            return
        }
        let smallest = sizing == "FIXED" && node.type != "TEXT" ? max(size ?? 0, least) : least
        if smallest > 0 { flexible.append("min\(side): \(smallest.points)") }
        if most > 0 {
            flexible.append("max\(side): \(most.points)")
        } else if sizing == "FILL" {
            flexible.append("max\(side): .infinity")
        }
    }
}

extension DesignNode {
    /// Returns `FIXED`, `HUG` or `FILL`. Files of before 2023 say it in other fields.
    func sizing(_ isHorizontal: Bool) -> String {
        if let sizing = text(isHorizontal ? "layoutSizingHorizontal" : "layoutSizingVertical") { return sizing }
        if type == "TEXT" { return "HUG" }
        guard let mode = text("layoutMode"), mode != "NONE" else { return "FIXED" }
        let key = isHorizontal == (mode == "HORIZONTAL") ? "primaryAxisSizingMode" : "counterAxisSizingMode"
        return text(key) == "FIXED" ? "FIXED" : "HUG"
    }

    /// The place of the contents in a layer that is larger.
    var frameAlignment: String {
        if type == "TEXT" {
            return ["CENTER": "center", "RIGHT": "trailing"][json["style"]?["textAlignHorizontal"]?.text ?? ""]
                ?? "leading"
        }
        if children.isEmpty { return "center" }
        let sides = [text("primaryAxisAlignItems"), text("counterAxisAlignItems")]
        let (across, down) = isHorizontal ? (sides[0], sides[1]) : (sides[1], sides[0])
        let column = ["CENTER": "", "MAX": "trailing", "SPACE_BETWEEN": ""][across ?? ""] ?? "leading"
        let row = ["CENTER": "", "MAX": "bottom", "SPACE_BETWEEN": "", "BASELINE": "top"][down ?? ""] ?? "top"
        if row.isEmpty { return column.isEmpty ? "center" : column }
        return column.isEmpty ? row : row + (column == "leading" ? "Leading" : "Trailing")
    }
}
