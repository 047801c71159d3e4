/// A component of a design: its properties, and a layout for each of its variants.
struct DesignedComponent {
    /// A property as a parameter of the view.
    struct Property {
        enum Kind {
            case text
            case flag(standard: Bool)
            /// The options of a variant, in the design's order. The first letter of the type's name is that of the component's.
            case options([Option], type: String, standard: String)
        }

        var name: String
        /// The name in the design, without the number that Figma adds.
        var written: String
        var kind: Kind
    }

    struct Option {
        var name: String
        var written: String
        /// The value in Swift as a pattern. For example: `.soldOut`, or `true` of a property that is on or off.
        var pattern: String
    }

    /// One of the layouts, with an option for each property that distinguishes variants.
    struct Variant {
        var patterns: [String]
        var written: String
        var root: DesignNode
    }

    /// The name in Swift.
    var name: String
    /// The name in the design.
    var written: String
    /// All properties: texts first, each group sorted by name, so that no order of layers changes an initializer.
    private(set) var properties: [Property] = []
    /// The names of the properties that distinguish variants.
    private(set) var distinguishing: [String] = []
    private(set) var variants: [Variant] = []
    /// The properties by the names that layers refer to them by.
    private(set) var byKey: [String: Property] = [:]
    /// The names of properties whose values are other components, by the names that layers refer to them by.
    private(set) var swapped: [String: String] = [:]
    /// The options by the design's names of property and option.
    private var options: [[String]: String] = [:]

    init(_ node: DesignNode, named name: String) throws(DesignFault) {
        self.name = name
        written = node.name
        var taken = TakenNames(what: "properties of '\(node.name.shown)'")
        try taken.take("body", of: "body", at: node.place)
        for (key, definition) in node.json["componentPropertyDefinitions"]?.members ?? [] {
            try add(key, definition, &taken)
        }
        properties.sort { ($0.kind.rank, $0.name) < ($1.kind.rank, $1.name) }
        distinguishing.sort()
        if node.type == "COMPONENT" {
            variants = [Variant(patterns: [], written: node.name, root: node)]
        } else {
            for child in node.children where child.type == "COMPONENT" { variants.append(try variant(child)) }
        }
        if let twice = Dictionary(grouping: variants, by: \.patterns).values.first(where: { $0.count > 1 })?.last {
            throw DesignFault(
                "'\(twice.written.shown)' is there twice",
                "delete one of the variants",
                at: twice.root.place
            )
        }
    }

    private mutating func add(_ key: String, _ definition: JSONNode, _ taken: inout TakenNames) throws(DesignFault) {
        let place = definition.place
        let written = key.split(separator: "#").dropLast().joined(separator: "#")
        let shown = written.isEmpty ? key : written
        let name = try DesignName.member(shown, at: place)
        try taken.take(name, of: shown, at: place)
        let kind: Property.Kind
        switch definition["type"]?.text {
        case "TEXT": kind = .text
        case "BOOLEAN": kind = .flag(standard: definition["defaultValue"]?.flag ?? false)
        case "VARIANT": kind = try variantKind(key, definition, named: name)
        case "INSTANCE_SWAP":
            swapped[key] = name
            return
        default:
            throw DesignFault("the property '\(shown.shown)' has no type that is known", "update vipergen", at: place)
        }
        let property = Property(name: name, written: shown, kind: kind)
        properties.append(property)
        byKey[key] = property
    }

    private mutating func variantKind(
        _ key: String,
        _ definition: JSONNode,
        named name: String
    ) throws(DesignFault) -> Property.Kind {
        distinguishing.append(name)
        let written = (definition["variantOptions"]?.items ?? []).compactMap { option in
            option.text.map { (text: $0, place: option.place) }
        }
        let standard = definition["defaultValue"]?.text ?? ""
        if written.count == 2, Set(written.compactMap { Self.onAndOff[$0.text.lowercased()] }).count == 2 {
            for option in written {
                options[[key, option.text]] = "\(Self.onAndOff[option.text.lowercased()] ?? false)"
            }
            return .flag(standard: Self.onAndOff[standard.lowercased()] ?? false)
        }
        guard !written.isEmpty, written.contains(where: { $0.text == standard }) else {
            throw DesignFault(
                "the property '\(key.shown)' has no options, or another value",
                "fetch the file again",
                at: definition.place
            )
        }
        var taken = TakenNames(what: "options of '\(key.shown)'")
        var all: [Option] = []
        for option in written {
            let name = try DesignName.member(option.text, at: option.place)
            try taken.take(name, of: option.text, at: option.place)
            all.append(Option(name: name, written: option.text, pattern: ".\(name.spelled(.member))"))
            options[[key, option.text]] = all.last?.pattern
        }
        let type = self.name + (try DesignName.type(key, at: definition.place))
        let first = all.first { $0.written == standard }?.pattern ?? ""
        return .options(all, type: type, standard: first)
    }

    /// The names that Figma itself draws as a switch.
    private static let onAndOff = ["true": true, "false": false, "yes": true, "no": false, "on": true, "off": false]

    /// Reads a variant, whose name has an option for each property: `State=New, Picture=True`.
    private func variant(_ node: DesignNode) throws(DesignFault) -> Variant {
        var patterns: [String: String] = [:]
        for pair in node.name.split(separator: ",") {
            let sides = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
            guard sides.count == 2, let property = byKey[sides[0]], let pattern = options[sides] else {
                throw DesignFault(
                    "'\(node.name.shown)' is no variant of '\(written.shown)'",
                    "name it as Figma does, for example: State=New",
                    at: node.place
                )
            }
            patterns[property.name] = pattern
        }
        let all = distinguishing.compactMap { patterns[$0] }
        guard all.count == distinguishing.count else {
            throw DesignFault(
                "'\(node.name.shown)' doesn't say all properties",
                "name it as Figma does, for example: State=New",
                at: node.place
            )
        }
        return Variant(patterns: all, written: node.name, root: node)
    }
}

extension DesignedComponent.Property.Kind {
    fileprivate var rank: Int {
        switch self {
        case .text: 0
        case .options: 1
        case .flag: 2
        }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        let start = drop { $0 == " " }
        return String(start.reversed().drop { $0 == " " }.reversed())
    }
}
