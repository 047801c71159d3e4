import SwiftReading

/// Types in links: which have a text, and which texts they have.
extension SwiftType {
    /// False for a type that has no text, as far as its name tells.
    var hasText: Bool {
        let type = wrapped ?? self
        guard case .named(let path) = type.shape, path.allSatisfy(\.arguments.isEmpty) else { return false }
        return !type.customNames.isEmpty || Self.withText.contains(type.text)
    }

    /// Returns false for a text that is no value of the type, as far as its name tells.
    func mayBeRead(from text: String) -> Bool {
        let type = (wrapped ?? self).text
        if Self.wholeNumbers.contains(type) { return Int(text) != nil || UInt64(text) != nil }
        return switch type {
        case "Bool": Bool(text) != nil
        case "Double", "Float": Double(text) != nil
        case "UUID": text.utf8.count == 36
        case "Character": text.count == 1
        case "URL", "Foundation.URL": text.hasPrefix("https://") || text.hasPrefix("http://")
        default: true
        }
    }

    private static let wholeNumbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let withText = wholeNumbers.union([
        "Bool", "Character", "Double", "Float", "String", "Substring", "URL", "UUID", "Foundation.URL",
        "Foundation.UUID",
    ])
}
