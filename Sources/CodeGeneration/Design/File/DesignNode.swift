/// A node of a design file, with the defaults of its fields.
struct DesignNode {
    let json: JSONNode

    init(_ json: JSONNode) {
        self.json = json
    }

    var place: DesignPlace { json["name"]?.place ?? json.place }
    var name: String { text("name") ?? "" }
    var type: String { text("type") ?? "" }
    var children: [DesignNode] { (json["children"]?.items ?? []).map(DesignNode.init) }
    var isVisible: Bool { flag("visible", default: true) }

    func text(_ key: String) -> String? { json[key]?.text }
    func number(_ key: String) -> Double { json[key]?.number ?? 0 }
    func flag(_ key: String, default standard: Bool = false) -> Bool { json[key]?.flag ?? standard }

    var width: Double? { json["absoluteBoundingBox"]?["width"]?.number }
    var height: Double? { json["absoluteBoundingBox"]?["height"]?.number }

    /// The paints that are drawn.
    func paints(_ key: String) -> [JSONNode] { (json[key]?.items ?? []).filter { $0["visible"]?.flag != false } }

    /// Returns the id of the style that gives the node its `fill`, `stroke` or `text`.
    func style(_ kind: String) -> String? { (json["styles"]?[kind] ?? json["styles"]?[kind + "s"])?.text }

    /// Returns the component property that a layer's `visible`, `characters` or `mainComponent` comes from.
    func property(of field: String) -> String? { json["componentPropertyReferences"]?[field]?.text }
}

/// A colour in sRGB, each part from 0 to 1.
struct DesignColour: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    /// Reads paints that are a single plain colour.
    init?(_ paints: [JSONNode]) {
        guard paints.count == 1, let paint = paints.first, paint["type"]?.text == "SOLID",
            ["NORMAL", "PASS_THROUGH", nil].contains(paint["blendMode"]?.text), let colour = paint["color"]
        else { return nil }
        let parts = ["r", "g", "b", "a"].map { colour[$0]?.number }
        guard let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
        let alpha = (parts[3] ?? 1) * (paint["opacity"]?.number ?? 1)
        guard [red, green, blue, alpha].allSatisfy({ (0...1).contains($0) }) else { return nil }
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

extension Double {
    /// The number as Swift code, with three decimals at most: the same on every machine.
    var points: String {
        let thousandths = (self * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "0" }
        let (whole, rest) = (Int(thousandths) / 1000, abs(Int(thousandths) % 1000))
        if rest == 0 { return "\(whole)" }
        let digits = String(rest + 1000).dropFirst().reversed().drop { $0 == "0" }.reversed()
        return "\(thousandths < 0 && whole == 0 ? "-" : "")\(whole).\(String(digits))"
    }
}
