/// Names of types in other languages, and forms of types that Swift doesn't have.
public enum ForeignTypes {
    /// Returns the Swift name for a type of another language.
    public static func swiftName(for name: String) -> String? { names[name.lowercased()] }

    private static let names = [
        "boolean": "Bool", "integer": "Int", "long": "Int64", "short": "Int16", "byte": "UInt8", "char": "Character",
        "str": "String", "number": "Double", "real": "Double", "object": "Any", "list": "Array", "map": "Dictionary",
        "hashmap": "Dictionary", "dict": "Dictionary", "hashset": "Set", "datetime": "Date", "timestamp": "Date",
        "uri": "URL", "guid": "UUID", "bytes": "Data", "unit": "Void", "nsstring": "String",
    ]

    /// Returns the type in Swift if only its form is another language's: `[Int]` for `Int[]` and `List<Int>`.
    public static func swiftForm(of text: String) -> String? {
        if ["array", "list", "Array", "List"].contains(text) { return "[String]" }
        if text.hasSuffix("?") { return swiftForm(of: String(text.dropLast())).map { $0 + "?" } }
        if let open = text.lastIndex(of: "["), text.hasSuffix("]"), open > text.startIndex {
            let inner = String(text[text.index(after: open)...].dropLast())
            let outer = String(text[..<open])
            if inner.allSatisfy(\.isNumber) { return element(outer).map { "[\($0)]" } }
            return generic(outer, BracketScan.splitAtCommas(inner))
        }
        guard let open = text.firstIndex(of: "<"), text.hasSuffix(">") else { return nil }
        let outer = String(text[..<open])
        // `Array<Int>` is Swift as it is.
        guard swiftName(for: outer) != nil else { return nil }
        return generic(outer, BracketScan.splitAtCommas(text[text.index(after: open)...].dropLast()))
    }

    private static func generic(_ name: String, _ arguments: [String]) -> String? {
        let elements = arguments.map(SpecLine.trimmed).compactMap(element)
        guard elements.count == arguments.count else { return nil }
        switch (swiftName(for: name) ?? name, elements.count) {
        case ("Array", 1): return "[\(elements[0])]"
        case ("Dictionary", 2): return "[\(elements[0]): \(elements[1])]"
        case ("Set", 1), ("Optional", 1): return "\(swiftName(for: name) ?? name)<\(elements[0])>"
        default: return nil
        }
    }

    private static func element(_ text: String) -> String? {
        if let form = swiftForm(of: text) { return form }
        let isOptional = text.hasSuffix("?")
        let name = isOptional ? String(text.dropLast()) : text
        let common = KnownModule.commonTypes.first { $0.lowercased() == name.lowercased() }
        let swift = common ?? swiftName(for: name) ?? name
        guard case .success = SwiftType.read(swift) else { return nil }
        return swift + (isOptional ? "?" : "")
    }
}
