/// What a mock returns without being told.
struct DefaultValues: Sendable {
    /// Whether numbers, texts and flags have one too.
    let includesPlainTypes: Bool
    /// Names that mean something else in the mock than they do in the standard library.
    var hidden: Set<String> = []

    /// The same with a number, a text or a flag where there is one.
    var withPlainTypes: DefaultValues { DefaultValues(includesPlainTypes: true, hidden: hidden) }

    /// `nil` for types without one: their value has to be stubbed.
    func value(of type: TypeShape) -> String? {
        switch type {
        case .optional, .implicitlyUnwrapped: return "nil"
        case .named(let name, _) where hidden.contains(name): return nil
        case .array, .named("Array", _), .named("ContiguousArray", _), .named("Set", _): return "[]"
        case .dictionary, .named("Dictionary", _): return "[:]"
        case .named("Optional", _): return "nil"
        case .attributed(_, let base): return value(of: base)
        case .tuple(let elements) where elements.count > 1: return tuple(elements)
        case .named(let name, []) where includesPlainTypes: return DefaultValues.plain[name]
        default: return nil
        }
    }

    private func tuple(_ elements: [TypeShape.TupleElement]) -> String? {
        var parts: [String] = []
        for element in elements {
            guard let value = value(of: element.type) else { return nil }
            parts.append(element.label.map { "\($0): \(value)" } ?? value)
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private static let plain: [String: String] = {
        var values = ["Bool": "false", "String": "\"\"", "Character": "\" \""]
        for name in ["Int", "UInt"] {
            for size in ["", "8", "16", "32", "64"] { values[name + size] = "0" }
        }
        for name in ["Double", "Float", "CGFloat", "TimeInterval"] { values[name] = "0" }
        values["CGRect"] = ".zero"
        values["CGSize"] = ".zero"
        values["CGPoint"] = ".zero"
        values["Date"] = "Date()"
        values["Data"] = "Data()"
        values["UUID"] = "UUID()"
        return values
    }()
}
