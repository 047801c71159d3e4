/// Turns the layers of a variant into SwiftUI, as far as auto layout says how. Everything else is a slot.
struct LayoutWriter {
    let component: DesignedComponent
    let tokens: DesignTokens
    /// The slots of all variants so far, by name.
    private(set) var slots: [String: DesignSlot] = [:]
    /// The slots of the current variant, by their names in the design.
    private var used: [String: Int] = [:]

    init(_ component: DesignedComponent, tokens: DesignTokens) {
        self.component = component
        self.tokens = tokens
    }

    /// The most views that a builder took before iOS 17.
    private static let most = 10

    mutating func code(of variant: DesignedComponent.Variant) throws(DesignFault) -> [TemplateCode] {
        used = [:]
        if let reason = variant.root.reasonForSlot ?? reason(ofChildrenIn: variant.root) {
            let name = (["layout"] + variant.patterns).joined(separator: " ")
            return [.line(try slot(name, reason, at: variant.root.place))]
                + sizes(of: variant.root).lines(indent: "    ")
        }
        return try container(variant.root)
    }

    /// Returns the code of a slot for the combinations that nobody has drawn.
    mutating func undrawn() throws(DesignFault) -> [TemplateCode] {
        used = [:]
        let reason = "the design has no variant for some combinations of the properties"
        return [.line(try slot("undrawn", reason, at: DesignPlace()))]
    }

    // MARK: - Layers

    private mutating func views(_ node: DesignNode) throws(DesignFault) -> [TemplateCode] {
        guard let key = node.property(of: "visible") else { return node.isVisible ? try drawn(node) : [] }
        guard let property = component.byKey[key] else { throw unknown(key, node) }
        return [.block("if \(property.name.spelled(.local)) {", try drawn(node))]
    }

    private mutating func drawn(_ node: DesignNode) throws(DesignFault) -> [TemplateCode] {
        if let key = node.property(of: "mainComponent") {
            guard let name = component.swapped[key] else { throw unknown(key, node) }
            return try slotView(node, named: name, "each use of the component puts another one there")
        }
        if let reason = node.reasonForSlot ?? reason(ofChildrenIn: node) {
            return try slotView(node, named: node.name, reason)
        }
        switch node.type {
        case "TEXT": return try text(node)
        case "RECTANGLE": return shape(node)
        default: return node.children.isEmpty ? shape(node) : try container(node)
        }
    }

    private func unknown(_ key: String, _ node: DesignNode) -> DesignFault {
        DesignFault(
            "'\(node.name.shown)' refers to the property '\(key.shown)', which '\(component.written.shown)' doesn't have",
            "fetch the file again, or detach the layer's property in Figma",
            at: node.place
        )
    }

    private func reason(ofChildrenIn node: DesignNode) -> String? {
        let shown = node.children.filter { $0.isVisible || $0.property(of: "visible") != nil }
        let spacers = node.text("primaryAxisAlignItems") == "SPACE_BETWEEN" ? shown.count - 1 : 0
        return shown.count + spacers > Self.most ? "it has more than \(Self.most) layers" : nil
    }

    private mutating func container(_ node: DesignNode) throws(DesignFault) -> [TemplateCode] {
        var body: [TemplateCode] = []
        let isSpread = node.text("primaryAxisAlignItems") == "SPACE_BETWEEN"
        for child in node.children {
            let views = try views(child)
            if isSpread, !body.isEmpty, !views.isEmpty { body.append("Spacer(minLength: 0)") }
            body += views
        }
        if body.isEmpty { return shape(node) }
        let stack = node.isHorizontal ? "HStack" : "VStack"
        let spacing = isSpread ? "0" : node.number("itemSpacing").points
        let head = "\(stack)(alignment: .\(node.crossAlignment), spacing: \(spacing)) {"
        return [.block(head, body)] + modifiers(of: node).map { .line($0) }
    }

    private func modifiers(of node: DesignNode) -> [String] {
        node.padding + sizes(of: node).calls + node.background(tokens) + node.border(tokens) + node.fading
    }

    private func shape(_ node: DesignNode) -> [TemplateCode] {
        let colour = tokens.code(of: node, "fill") ?? "Color.clear"
        let radius = node.number("cornerRadius")
        let head = radius > 0 ? "\(node.roundedRectangle).fill(\(colour))" : colour
        let rest = node.padding + sizes(of: node).calls + node.border(tokens) + node.fading
        return [.line(head)] + rest.map { .line("    " + $0) }
    }

    private mutating func text(_ node: DesignNode) throws(DesignFault) -> [TemplateCode] {
        var content = (node.text("characters") ?? "").swiftLiteral
        if let key = node.property(of: "characters") {
            guard let property = component.byKey[key] else { throw unknown(key, node) }
            content = property.name.spelled(.local)
        }
        let calls = node.typography(tokens) + sizes(of: node).calls + node.fading
        return [.line("Text(verbatim: \(content))")] + calls.map { .line("    " + $0) }
    }

    private func sizes(of node: DesignNode) -> DesignSizes { DesignSizes(node) }

    // MARK: - Slots

    private mutating func slotView(
        _ node: DesignNode,
        named name: String,
        _ reason: String
    ) throws(DesignFault) -> [TemplateCode] {
        let clip = node.number("cornerRadius") > 0 ? [".clipShape(\(node.roundedRectangle))"] : []
        return [.line(try slot(name, reason, at: node.place))]
            + sizes(of: node).lines(indent: "    ") + clip.map { .line("    " + $0) }
    }

    /// Returns the name of a slot. Two layers of one name in a variant are two slots.
    private mutating func slot(_ written: String, _ reason: String, at place: DesignPlace) throws(DesignFault) -> String
    {
        used[written, default: 0] += 1
        let count = used[written] ?? 1
        var name = try DesignName.member(count > 1 ? "\(written) \(count)" : written, at: place)
        if name == "body" || component.properties.contains(where: { $0.name == name }) { name += "View" }
        if let other = slots[name], other.written != written || other.count != count {
            throw TakenNames.fault("layers of '\(component.written.shown)'", name, other.written, at: place)
        }
        if slots[name] == nil { slots[name] = DesignSlot(name: name, written: written, reason: reason, count: count) }
        return name.spelled(.local)
    }
}

/// A part of a component that people draw.
struct DesignSlot {
    var name: String
    var written: String
    /// The reason why the tool doesn't draw it.
    var reason: String
    /// The place among the layers of one name.
    var count: Int
}
