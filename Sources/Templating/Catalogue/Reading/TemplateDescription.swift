/// A template with the description of its file from the front matter.
public struct TemplateDescription: Sendable {
    /// The name without the suffix `.mustache`. For example: `Presenter.swift`.
    public var name: String
    /// The path relative to the package.
    public var path: String
    /// The text without the front matter.
    public var text: String
    /// The line of the file at which the text begins.
    public var firstLine: Int
    /// The file; `nil` for a partial.
    public var file: File?

    /// The suffix of a template's file.
    public static let ending = ".mustache"

    /// Returns a template's name: that of its file without folders and suffix.
    static func name(ofFile path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = path[(slash.map(path.utf8.index(after:)) ?? path.startIndex)...]
        return String(name.hasSuffix(ending) ? Substring(name.utf8.dropLast(ending.utf8.count)) : name)
    }

    /// A hash of the text, with eight digits.
    public var digest: String {
        // FNV-1a, with both halves in one.
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    public struct File: Sendable {
        public var subject: CatalogueSubject
        /// The styles that have it; `nil` for all.
        public var styles: [SceneStyle]?
        public var conditions: [String]
        public var path: NamePattern
        /// Its place in a file that several templates make; `nil` for a file of its own.
        public var section: Int?
        public var kind: FileKind
        public var declares: [Declared]
        public var claims: NamePattern?
        public var yields: NamePattern?
        public var brings: NamePattern?
        /// The table of the documentation that lists it.
        public var table: String
        public var summary: String
    }

    /// A declared type, with its conditions.
    public struct Declared: Sendable {
        public var name: NamePattern
        public var styles: [SceneStyle]?
        public var conditions: [String]
    }
}
