public import Foundation

/// A value, as a link has it. For example: `LinkText(recipeID)`, or `"recipes"` for a fixed part of a path.
public struct LinkText: ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }

    /// Creates the text of a number, a `Bool`, or a text.
    public init<Value: LosslessStringConvertible>(_ value: Value) { text = String(value) }

    /// Creates the text of a value that stands for a number or a text.
    public init<Value: RawRepresentable>(_ value: Value) where Value.RawValue: LosslessStringConvertible {
        text = String(value.rawValue)
    }

    /// Creates the text of a value that has a text of its own, whatever it stands for.
    public init<Value: RawRepresentable & LosslessStringConvertible>(_ value: Value)
    where Value.RawValue: LosslessStringConvertible {
        text = String(value)
    }

    /// Creates the text of an id, as in `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
    public init(_ value: UUID) { text = value.uuidString }

    /// Creates the text of an address.
    public init(_ value: URL) { text = value.absoluteString }

    /// True without control characters, which nobody writes into a link.
    var isPlain: Bool { !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }

    /// The text between two slashes; `nil` if it would be another path there.
    var segment: String? {
        guard isPlain, !text.isEmpty, text != ".", text != ".." else { return nil }
        return escaped
    }

    /// The text with percent escapes for all but what every part of a URL can have.
    var escaped: String {
        let hex = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { text, byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default: text += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
            }
        }
    }
}
