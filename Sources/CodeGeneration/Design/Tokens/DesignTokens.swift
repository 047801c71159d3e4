/// The tokens of a design: colours, text styles, distances and radii.
struct DesignTokens {
    struct Colour {
        /// The name in Swift, and in the asset catalogue.
        var name: String
        /// The name in the design.
        var written: String
        var light: DesignColour
        /// The value in the dark; `nil` if it is the same.
        var dark: DesignColour?
    }

    struct TextStyle {
        var name: String
        var written: String
        /// The font as Swift code.
        var font: String
    }

    /// A distance or a radius.
    struct Size {
        var name: String
        var written: String
        var points: Double
    }

    private(set) var colours: [Colour] = []
    private(set) var textStyles: [TextStyle] = []
    private(set) var spacing: [Size] = []
    private(set) var radii: [Size] = []
    /// The names of colours and text styles in Swift, by the ids of their styles.
    private(set) var names: [String: String] = [:]
    /// The parts that can't be told, and are left out.
    private(set) var untold: [DesignFault] = []

    var isEmpty: Bool { colours.isEmpty && textStyles.isEmpty && spacing.isEmpty && radii.isEmpty }

    init(_ file: DesignFile) throws(DesignFault) {
        let styles = file.styles.sorted { $0.key < $1.key }
        try addColours(styles.filter { $0.value.type == "FILL" })
        try addTextStyles(styles.filter { $0.value.type == "TEXT" })
        for part in file.scales { try addScale(try file.contents(of: part)) }
        colours.sort { $0.name < $1.name }
        textStyles.sort { $0.name < $1.name }
    }

    private typealias Styles = [(key: String, value: DesignFile.Style)]

    /// Adds colours. `Light/Background` and `Dark/Background` are two values of `background`.
    private mutating func addColours(_ styles: Styles) throws(DesignFault) {
        var dark: [String: (colour: DesignColour, style: DesignFile.Style)] = [:]
        var taken = TakenNames(what: "colours")
        for (id, style) in styles {
            guard let colour = colour(of: style) else { continue }
            let (mode, rest) = style.modeAndName
            let name = try DesignName.member(rest, at: style.place)
            if mode == "dark" {
                if let other = dark.updateValue((colour, style), forKey: name) {
                    throw TakenNames.fault("dark colours", name, other.style.name, at: style.place)
                }
            } else {
                try taken.take(name, of: style)
                names[id] = name
                colours.append(Colour(name: name, written: rest, light: colour))
            }
        }
        for index in colours.indices { colours[index].dark = dark.removeValue(forKey: colours[index].name)?.colour }
        for (_, alone) in dark.sorted(by: { $0.key < $1.key }) {
            let note = "add the style 'Light/\(alone.style.modeAndName.name)'"
            untold.append(
                DesignFault("'\(alone.style.name.shown)' is the dark value of no colour", note, at: alone.style.place)
            )
        }
    }

    private mutating func colour(of style: DesignFile.Style) -> DesignColour? {
        guard let value = value(of: style) else { return nil }
        let paints = value.items.filter { $0["visible"]?.flag != false }
        if let colour = DesignColour(paints) { return colour }
        untold.append(
            DesignFault(
                "'\(style.name.shown)' isn't a single plain colour",
                "make it one, or write it by hand",
                at: style.place
            )
        )
        return nil
    }

    private mutating func addTextStyles(_ styles: Styles) throws(DesignFault) {
        var taken = TakenNames(what: "text styles")
        for (id, style) in styles {
            guard let value = value(of: style) else { continue }
            switch DesignFont.code(of: value) {
            case .failure(let reason):
                let message = "the text style '\(style.name.shown)' can't be told: \(reason.text)"
                untold.append(DesignFault(message, reason.remedy, at: style.place))
            case .success(let font):
                let name = try DesignName.member(style.name, at: style.place)
                try taken.take(name, of: style)
                names[id] = name
                textStyles.append(TextStyle(name: name, written: style.name, font: font))
            }
        }
    }

    private mutating func value(of style: DesignFile.Style) -> JSONNode? {
        if let value = style.value { return value }
        let message = "the value of the style '\(style.name.shown)' can't be told: nothing in the file uses it"
        untold.append(DesignFault(message, "use it once in the file, or delete it", at: style.place))
        return nil
    }

    /// Adds the children of a frame `Spacing` by their widths, or of a frame `Radius` by their corners.
    private mutating func addScale(_ frame: DesignNode) throws(DesignFault) {
        let isSpacing = frame.name == "Spacing"
        for child in frame.children where child.isVisible && child.type != "TEXT" {
            let name = try DesignName.member(child.name, at: child.place)
            guard let points = isSpacing ? child.width : child.json["cornerRadius"]?.number else {
                let message =
                    "'\(child.name.shown)' of '\(frame.name)' has no \(isSpacing ? "width" : "single radius of its corners")"
                untold.append(DesignFault(message, "give it one, or delete it", at: child.place))
                continue
            }
            let known = isSpacing ? spacing : radii
            if let other = known.first(where: { $0.name == name }) {
                throw TakenNames.fault(isSpacing ? "distances" : "radii", name, other.written, at: child.place)
            }
            let size = Size(name: name, written: child.name, points: points)
            if isSpacing { spacing.append(size) } else { radii.append(size) }
        }
    }
}

extension DesignFile.Style {
    /// The mode that the name begins with, in small letters, and the rest of the name.
    fileprivate var modeAndName: (mode: String?, name: String) {
        let parts = name.split(separator: "/", maxSplits: 1)
        guard parts.count == 2, let mode = parts.first?.lowercased(), ["light", "dark"].contains(mode) else {
            return (nil, name)
        }
        return (mode, String(parts[1]))
    }
}
