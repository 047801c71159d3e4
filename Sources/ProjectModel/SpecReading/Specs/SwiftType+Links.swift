/// Types in links: which have a text, and which texts they have.
extension SwiftType {
    /// False for a type that has no text, as far as its name tells.
    var hasText: Bool {
        let type = wrapped ?? self
        guard case .named(let path) = type.shape, path.allSatisfy(\.arguments.isEmpty) else { return false }
        return !type.customNames.isEmpty || Self.withText.contains(type.plainName)
    }

    /// Returns false for a text that is no value of the type, as far as its name tells.
    func mayBeRead(from text: String) -> Bool {
        let type = (wrapped ?? self).plainName
        if let isNumber = Self.wholeNumbers[type] { return isNumber(text) }
        return switch type {
        case "Bool": Bool(text) != nil
        case "Double", "Float": Double(text) != nil
        case "UUID": text.utf8.count == 36
        case "Character": text.count == 1
        case "URL": text.hasPrefix("https://") || text.hasPrefix("http://")
        default: true
        }
    }

    /// The name without the platform's module in front of it.
    private var plainName: String {
        for module in ["Swift.", "Foundation."] where text.hasPrefix(module) {
            return String(text.dropFirst(module.count))
        }
        return text
    }

    private static let wholeNumbers: [String: @Sendable (String) -> Bool] = [
        "Int": { Int($0) != nil }, "Int8": { Int8($0) != nil }, "Int16": { Int16($0) != nil },
        "Int32": { Int32($0) != nil }, "Int64": { Int64($0) != nil }, "UInt": { UInt($0) != nil },
        "UInt8": { UInt8($0) != nil }, "UInt16": { UInt16($0) != nil }, "UInt32": { UInt32($0) != nil },
        "UInt64": { UInt64($0) != nil },
    ]
    private static let withText = Set(wholeNumbers.keys).union([
        "Bool", "Character", "Double", "Float", "Int128", "String", "Substring", "UInt128", "URL", "UUID",
    ])
}
