/// A template, and what its front matter says of the file that is made with it.
package struct TemplateDescription: Sendable {
    /// Without the ending `.mustache`. For example: `Presenter.swift`.
    package var name: String
    /// Relative to the package.
    package var path: String
    /// Without the front matter.
    package var text: String
    /// The line of the file that the text begins at.
    package var firstLine: Int
    /// `nil` for what other templates include.
    package var file: File?

    /// The ending of a template's file.
    package static let ending = ".mustache"

    /// Returns what a template is called: its file's name without folders and ending.
    static func name(ofFile path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let name = path[(slash.map(path.utf8.index(after:)) ?? path.startIndex)...]
        return String(name.hasSuffix(ending) ? Substring(name.utf8.dropLast(ending.utf8.count)) : name)
    }

    /// What tells the text from another one: eight digits.
    package var digest: String {
        // FNV-1a, with both halves in one.
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    package struct File: Sendable {
        package var subject: CatalogueSubject
        /// Those that have it; `nil` for all.
        package var styles: [SceneStyle]?
        package var conditions: [String]
        package var path: NamePattern
        /// Its place in a file that several templates make; `nil` for a file of its own.
        package var section: Int?
        package var kind: FileKind
        package var declares: [Declared]
        package var claims: NamePattern?
        package var yields: NamePattern?
        package var brings: NamePattern?
        /// The table of the documentation that lists it.
        package var table: String
        package var summary: String
    }

    /// A type, and what has to hold for the file to have it.
    package struct Declared: Sendable {
        package var name: NamePattern
        package var styles: [SceneStyle]?
        package var conditions: [String]
    }
}
