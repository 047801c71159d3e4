/// The first reading of a design file. Keys may come in any order; what is needed of a node is known at its end.
struct DesignSurvey {
    private(set) var styles: [String: DesignFile.Style] = [:]
    private(set) var components: [DesignFile.Part] = []
    private(set) var scales: [DesignFile.Part] = []
    private let scanner: JSONScanner
    /// The values of styles, by id, as nodes show them.
    private var values: [String: JSONNode] = [:]

    /// The most styles and components of a file.
    private static let most = 10_000
    /// The most values in the paints or the text style of a node.
    private static let mostInStyle = 500

    init(_ scanner: JSONScanner) {
        self.scanner = scanner
    }

    mutating func file() throws(DesignFault) {
        var found: Set<String> = []
        var answer: String?
        try scanner.skipSpace()
        let start = scanner.place
        try scanner.object { key, _ throws(DesignFault) in
            found.insert(key)
            switch key {
            case "document": try node()
            case "styles": try readStyles()
            case "err": answer = try scanner.value().text
            default: try scanner.skip()
            }
        }
        try scanner.end()
        let missing = ["document", "components", "componentSets", "styles"].filter { !found.contains($0) }
        if let first = missing.first {
            let reason = answer.map { ": it says '\($0.shown)'" } ?? ""
            throw DesignFault(
                "this isn't a design file, since '\(first)' is missing\(reason)",
                "take what GET /v1/files/:key answers, for example by 'vipergen design fetch'",
                at: start
            )
        }
        for (id, value) in values { styles[id]?.value = value }
    }

    private mutating func readStyles() throws(DesignFault) {
        try scanner.object { id, place throws(DesignFault) in
            let style = try scanner.value()
            guard let name = style["name"]?.text, let type = style["styleType"]?.text else {
                throw scanner.fault("a style has no 'name', or no 'styleType'", at: place)
            }
            styles[id] = DesignFile.Style(
                name: name,
                type: type,
                description: style["description"]?.text ?? "",
                place: style["name"]?.place ?? place
            )
            try checkCount(styles.count, "styles", at: place)
        }
    }

    /// What is known of a node at its end.
    private struct Seen {
        var name = ""
        var type = ""
        var styles: [(kind: String, id: String)] = []
        /// The values that styles may name, by the kind of the style.
        var values: [String: JSONNode] = [:]
    }

    /// Reads a node with all below it.
    private mutating func node() throws(DesignFault) {
        try scanner.skipSpace()
        let place = scanner.place
        var seen = Seen()
        let before = components.count
        try scanner.object { key, _ throws(DesignFault) in
            switch key {
            case "name": seen.name = try scanner.value().text ?? ""
            case "type": seen.type = try scanner.value().text ?? ""
            case "styles": seen.styles = try scanner.value().members.compactMap { key, id in id.text.map { (key, $0) } }
            case "fills": seen.values["fill"] = try scanner.value(most: Self.mostInStyle)
            case "strokes": seen.values["stroke"] = try scanner.value(most: Self.mostInStyle)
            case "style": seen.values["text"] = try scanner.value(most: Self.mostInStyle)
            case "children": try scanner.array { () throws(DesignFault) in try node() }
            default: try scanner.skip()
            }
        }
        // Its own components are its variants.
        if seen.type == "COMPONENT_SET" { components.removeSubrange(before...) }
        if ["COMPONENT_SET", "COMPONENT"].contains(seen.type) {
            components.append(DesignFile.Part(name: seen.name, type: seen.type, place: place))
            try checkCount(components.count, "components", at: place)
        } else if ["Spacing", "Radius"].contains(seen.name) {
            scales.append(DesignFile.Part(name: seen.name, type: seen.type, place: place))
            try checkCount(scales.count, "scales", at: place)
        }
        note(seen)
    }

    private mutating func note(_ seen: Seen) {
        for (kind, id) in seen.styles where values[id] == nil && values.count < Self.most {
            // Figma writes both `fill` and `fills`.
            let singular = kind.hasSuffix("s") ? String(kind.dropLast()) : kind
            values[id] = seen.values[singular]
        }
    }

    private func checkCount(_ count: Int, _ what: String, at place: DesignPlace) throws(DesignFault) {
        guard count > Self.most else { return }
        throw DesignFault("the file has more than \(Self.most) \(what)", "split it in Figma", at: place)
    }
}
