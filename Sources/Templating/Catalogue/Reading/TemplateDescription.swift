/// A template, and what its front matter says of the file that is made with it.
public struct TemplateDescription: Sendable {
    /// Without the ending `.mustache`. For example: `Presenter.swift`.
    public var name: String
    /// Relative to the package.
    public var path: String
    /// Without the front matter.
    public var text: String
    /// The line of the file that the text begins at.
    public var firstLine: Int
    /// `nil` for what other templates include.
    public var file: File?

    /// The ending of a template's file.
    public static let ending = ".mustache"

    /// Returns what a template is called: its file's name without folders and ending.
    static func name(ofFile path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = path[(slash.map(path.utf8.index(after:)) ?? path.startIndex)...]
        return String(name.hasSuffix(ending) ? Substring(name.utf8.dropLast(ending.utf8.count)) : name)
    }

    /// What tells the text from another one: eight digits.
    public var digest: String {
        // FNV-1a, with both halves in one.
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    public struct File: Sendable {
        public var subject: CatalogueSubject
        /// Those that have it; `nil` for all.
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

    /// A type, and what has to hold for the file to have it.
    public struct Declared: Sendable {
        public var name: NamePattern
        public var styles: [SceneStyle]?
        public var conditions: [String]
    }
}
