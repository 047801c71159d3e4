/// What of a layer can't be said in SwiftUI with certainty.
extension DesignNode {
    /// The reason why the layer is left to people; `nil` if all of it can be told.
    var reasonForSlot: String? {
        if !["FRAME", "COMPONENT", "RECTANGLE", "TEXT"].contains(type) {
            return type == "INSTANCE" ? "it is another component" : "it is a \(type.lowercased().inComment)"
        }
        if paints("fills").contains(where: { $0["type"]?.text == "IMAGE" }) { return "it is a picture" }
        return reasonOfLook ?? (type == "TEXT" ? reasonOfText : reasonOfArrangement)
    }

    private var reasonOfLook: String? {
        if !paints("fills").isEmpty, DesignColour(paints("fills")) == nil { return "its fill isn't a plain colour" }
        if hasBorder, DesignColour(paints("strokes")) == nil { return "its border isn't a plain colour" }
        if hasBorder,
            type == "TEXT" || text("strokeAlign") != "INSIDE" || json["individualStrokeWeights"] != nil
                || json["strokeDashes"]?.items.isEmpty == false
        {
            return "its border isn't a plain one inside of its edge"
        }
        if (json["effects"]?.items ?? []).contains(where: { $0["visible"]?.flag != false }) {
            return "it has an effect"
        }
        if json["rectangleCornerRadii"] != nil { return "its corners differ" }
        if number("rotation") != 0 { return "it is rotated" }
        if !["NORMAL", "PASS_THROUGH", nil].contains(text("blendMode")) { return "it is blended" }
        return nil
    }

    private var reasonOfText: String? {
        if (json["characterStyleOverrides"]?.items ?? []).contains(where: { $0.number != 0 }) {
            return "its letters have different styles"
        }
        let cases = ["ORIGINAL", "UPPER", "LOWER", nil]
        return cases.contains(json["style"]?["textCase"]?.text) ? nil : "its letters have another case"
    }

    private var reasonOfArrangement: String? {
        let shown = children.filter { $0.isVisible || $0.property(of: "visible") != nil }
        if shown.isEmpty { return nil }
        if !["HORIZONTAL", "VERTICAL"].contains(text("layoutMode")) { return "it has no auto layout, or a grid" }
        if text("layoutWrap") == "WRAP" { return "its layers wrap" }
        if shown.contains(where: { $0.text("layoutPositioning") == "ABSOLUTE" }) {
            return "a layer has a place of its own"
        }
        if children.contains(where: { $0.flag("isMask") }) { return "it has a mask" }
        if number("itemSpacing") < 0, flag("itemReverseZIndex") { return "its layers overlap in reverse" }
        return nil
    }

    var hasBorder: Bool { !paints("strokes").isEmpty && (json["strokeWeight"]?.number ?? 1) > 0 }
}

/// The layer's look as modifiers.
extension DesignNode {
    var isHorizontal: Bool { text("layoutMode") == "HORIZONTAL" }

    /// The alignment of a stack, across its direction.
    var crossAlignment: String {
        switch text("counterAxisAlignItems") {
        case "CENTER": "center"
        case "MAX": isHorizontal ? "bottom" : "trailing"
        case "BASELINE": "firstTextBaseline"
        default: isHorizontal ? "top" : "leading"
        }
    }

    var padding: [String] {
        let sides = ["paddingTop", "paddingLeft", "paddingBottom", "paddingRight"].map(number)
        if sides.allSatisfy({ $0 == 0 }) { return [] }
        if Set(sides).count == 1 { return [".padding(\(sides[0].points))"] }
        let names = ["top", "leading", "bottom", "trailing"]
        let items = zip(names, sides).map { "\($0): \($1.points)" }.joined(separator: ", ")
        return [".padding(EdgeInsets(\(items)))"]
    }

    /// The shape of its edge.
    var roundedRectangle: String {
        let radius = number("cornerRadius")
        if radius <= 0 { return "Rectangle()" }
        let style = number("cornerSmoothing") > 0 ? "continuous" : "circular"
        return "RoundedRectangle(cornerRadius: \(radius.points), style: .\(style))"
    }

    func background(_ tokens: DesignTokens) -> [String] {
        let isRound = number("cornerRadius") > 0
        let clip = isRound && flag("clipsContent") ? [".clipShape(\(roundedRectangle))"] : []
        guard let colour = tokens.code(of: self, "fill") else { return clip }
        return [isRound ? ".background(\(colour), in: \(roundedRectangle))" : ".background(\(colour))"] + clip
    }

    func border(_ tokens: DesignTokens) -> [String] {
        guard hasBorder, let colour = tokens.code(of: self, "stroke") else { return [] }
        let width = json["strokeWeight"]?.number ?? 1
        return [".overlay { \(roundedRectangle).strokeBorder(\(colour), lineWidth: \(width.points)) }"]
    }

    var fading: [String] {
        guard let opacity = json["opacity"]?.number, opacity < 1 else { return [] }
        return [".opacity(\(opacity.points))"]
    }

    func typography(_ tokens: DesignTokens) -> [String] {
        let style = json["style"] ?? JSONNode(content: .null, place: place)
        var calls: [String] = []
        let spacing = style["letterSpacing"]?.number ?? 0
        if spacing != 0 { calls.append(".kerning(\(spacing.points))") }
        if let font = tokens.font(of: self) { calls.append(".font(\(font))") }
        if let colour = tokens.code(of: self, "fill") { calls.append(".foregroundStyle(\(colour))") }
        if let word = ["UPPER": "uppercase", "LOWER": "lowercase"][style["textCase"]?.text ?? ""] {
            calls.append(".textCase(.\(word))")
        }
        let sides = ["CENTER": "center", "RIGHT": "trailing"]
        if let side = sides[style["textAlignHorizontal"]?.text ?? ""] {
            calls.append(".multilineTextAlignment(.\(side))")
        }
        if style["textTruncation"]?.text == "ENDING", let lines = style["maxLines"]?.number, lines >= 1 {
            calls.append(".lineLimit(\(lines.points))")
        }
        return calls
    }
}

extension DesignTokens {
    /// Returns the code of a layer's colour: the token's, if it has one.
    func code(of node: DesignNode, _ kind: String) -> String? {
        guard let colour = DesignColour(node.paints(kind + "s")) else { return nil }
        if let name = node.style(kind).flatMap({ names[$0] }) { return "\(TokensFile.name).Colors.\(name)" }
        let parts = [("red", colour.red), ("green", colour.green), ("blue", colour.blue), ("opacity", colour.alpha)]
        return "Color(.sRGB, \(parts.map { "\($0.0): \($0.1.points)" }.joined(separator: ", ")))"
    }

    func font(of node: DesignNode) -> String? {
        if let name = node.style("text").flatMap({ names[$0] }) { return "\(TokensFile.name).TextStyles.\(name)" }
        return node.json["style"].flatMap { try? DesignFont.code(of: $0).get() }.map { "Font\($0)" }
    }
}
