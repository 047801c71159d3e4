public import Foundation

/// The values in a link, by the names of its pattern.
///
/// A value of a type of your own is read if the type is `LosslessStringConvertible`, or stands for a number or a text,
/// as an `enum Cuisine: String` does. For example: `try link.value("recipeID") as Int64`.
public struct LinkValues: Sendable {
    let texts: [String: String]

    /// Returns a number, a `Bool` or a text.
    ///
    /// - Throws: ``LinkError`` if it is missing or can't be read.
    public func value<Value: LosslessStringConvertible>(_ name: String) throws -> Value {
        try value(name) { Self.value(of: $0) }
    }

    /// Returns a value that stands for a number or a text.
    ///
    /// - Throws: ``LinkError`` if it is missing or can't be read.
    public func value<Value: RawRepresentable>(_ name: String) throws -> Value
    where Value.RawValue: LosslessStringConvertible {
        try value(name) { Self.value(of: $0).flatMap(Value.init) }
    }

    /// Returns a value that has a text of its own, whatever it stands for.
    ///
    /// - Throws: ``LinkError`` if it is missing or can't be read.
    public func value<Value: RawRepresentable & LosslessStringConvertible>(_ name: String) throws -> Value
    where Value.RawValue: LosslessStringConvertible {
        try value(name) { Self.value(of: $0) }
    }

    /// Returns an id, as in `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
    ///
    /// - Throws: ``LinkError`` if it is missing or can't be read.
    public func value(_ name: String) throws -> UUID { try value(name, by: UUID.init(uuidString:)) }

    /// Returns the address of a page on the web. Others might have the app read a file, or end in
    /// `SFSafariViewController`; a link that needs them gives a text.
    ///
    /// - Throws: ``LinkError`` if it is missing or can't be read.
    public func value(_ name: String) throws -> URL {
        try value(name) { text in
            guard let url = URL(string: text), url.host != nil, ["http", "https"].contains(url.scheme?.lowercased())
            else {
                return nil
            }
            return url
        }
    }

    /// Returns what `read` makes of a value; `nil` if the link has none, or an empty one that can't be read, as forms on
    /// the web write it. For example, for `page` in `/recipes?page={page}`: `try link.optional("page", link.value) ?? 1`.
    ///
    /// - Throws: ``LinkError`` if it is there and can't be read.
    public func optional<Value>(_ name: String, _ read: (String) throws -> Value) throws -> Value? {
        guard let text = texts[name] else { return nil }
        return text.isEmpty ? try? read(name) : try read(name)
    }

    /// Returns the value of a text. A `Character` traps for all but one.
    private static func value<Value: LosslessStringConvertible>(of text: String) -> Value? {
        Value.self == Character.self && text.count != 1 ? nil : Value(text)
    }

    private func value<Value>(_ name: String, by read: (String) -> Value?) throws -> Value {
        guard let text = texts[name] else { throw LinkError.missing(name) }
        guard let value = read(text) else { throw LinkError.unreadable(name) }
        return value
    }
}

/// A reason why a link leads nowhere.
public enum LinkError: Error, Hashable, Sendable {
    /// The link lacks the value.
    case missing(String)
    /// The value can't be read as what it has to be.
    case unreadable(String)
}
