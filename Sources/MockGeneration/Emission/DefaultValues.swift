/// The values that a mock returns by default.
struct DefaultValues: Sendable {
    /// True if numbers, strings and Booleans have one, too.
    let includesPlainTypes: Bool
    /// Names that the mock has for something other than the standard library's type.
    var hidden: Set<String> = []

    /// The default values including numbers, strings and Booleans.
    var withPlainTypes: DefaultValues { DefaultValues(includesPlainTypes: true, hidden: hidden) }

    /// Returns the default value; `nil` for types without one, whose values have to be stubbed.
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
