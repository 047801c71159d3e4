import Diagnostics
import TemplateCatalogue

/// A template, and what its front matter says of the file that is made with it.
struct TemplateDescription {
    /// Without the ending `.mustache`. For example: `Presenter.swift`.
    var name: String
    /// Relative to the package.
    var path: String
    /// Without the front matter.
    var text: String
    /// The line of the file that the text begins at.
    var firstLine: Int
    /// `nil` for what other templates include.
    var file: File?

    struct File {
        var subject: CatalogueSubject
        /// Those that have it; `nil` for all.
        var styles: [String]?
        var conditions: [String]
        var path: NamePattern
        /// Its place in a file that several templates make; `nil` for a file of its own.
        var section: Int?
        var kind: FileKind
        var declares: [Declared]
        var claims: NamePattern?
        var yields: NamePattern?
        var brings: NamePattern?
        /// The table of the documentation that lists it.
        var table: String
        var summary: String
    }

    /// A type, and what has to hold for the file to have it.
    struct Declared {
        var name: NamePattern
        var styles: [String]?
        var conditions: [String]
    }

    /// The folder of `Templates` that it lies in. For example: `Scene`.
    var folder: String { String(path.split(separator: "/").dropLast().last ?? "") }

    /// What the enum of its subject calls it. For example: `presenter`, `mvvmView` and `viewControllerXib`.
    var caseName: String {
        let parts = name.split(separator: ".").map(String.init)
        let rest = parts.dropFirst().filter { !["swift", "json", "yml"].contains($0) }
        return parts[0].lowerCamelCase + rest.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension String {
    /// `Presenter` becomes `presenter`, and `MVVMView` `mvvmView`.
    fileprivate var lowerCamelCase: String {
        let capitals = prefix { $0.isUppercase }.count
        let small = capitals > 1 && capitals < count ? capitals - 1 : capitals
        return prefix(small).lowercased() + dropFirst(small)
    }
}
