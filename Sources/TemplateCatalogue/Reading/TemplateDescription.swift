/// A template, and what its front matter says of the file that is made with it.
package struct TemplateDescription {
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

    package struct File {
        package var subject: CatalogueSubject
        /// Those that have it; `nil` for all.
        package var styles: [String]?
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
    package struct Declared {
        package var name: NamePattern
        package var styles: [String]?
        package var conditions: [String]
    }

    /// The folder of `Templates` that it lies in. For example: `Scene`.
    package var folder: String { String(path.split(separator: "/").dropLast().last ?? "") }

    /// What the enum of its subject calls it. For example: `presenter`, `mvvmView` and `viewControllerXib`.
    package var caseName: String {
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
