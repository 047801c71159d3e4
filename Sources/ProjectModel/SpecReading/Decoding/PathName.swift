/// The name that a scene or module gets from its file or folder.
///
/// For example: `Jar copy.yml` is meant as `Jar.yml` if it says `scene: Jar`, and otherwise as `JarCopy.yml`.
struct PathName {
    /// The thing that has the name.
    enum Holder {
        /// A file with this extension. For example: `.yml`.
        case file(ending: String)
        case folder

        var noun: String {
            switch self {
            case .file: "file"
            case .folder: "folder"
            }
        }

        var kind: SpecName.Kind {
            switch self {
            case .file: .scene
            case .folder: .module
            }
        }

        fileprivate var key: String {
            switch self {
            case .file: "scene"
            case .folder: "module"
            }
        }

        fileprivate var remedy: String {
            switch self {
            case .file: "delete this file, or give it another name"
            case .folder: "move these specs into it, or give this folder another name"
            }
        }

        fileprivate func path(_ name: String) -> String {
            switch self {
            case .file(let ending): name + ending
            case .folder: name
            }
        }
    }

    private let text: String
    private let holder: Holder
    /// The name in the spec itself.
    private let own: String?
    /// The names of the files or folders next to it.
    private let siblings: [String]

    init(_ text: String, _ holder: Holder, root: YAMLNode?, siblings: [String]) {
        self.text = text
        self.holder = holder
        self.siblings = siblings
        own = root.flatMap { Self.word(of: holder.key, in: $0) }
    }

    private static func word(of key: String, in root: YAMLNode) -> String? {
        guard case .mapping(let entries) = root.content else { return nil }
        return entries.first { $0.name == key }.flatMap { entry in
            guard case .scalar(let scalar) = entry.value.content, !scalar.isNull else { return nil }
            return scalar.text
        }
    }

    /// The name that others use: the suggested one, if the path is only misspelt and no other file or folder has it.
    var meant: String {
        guard let name = suggestion, !isTaken(name) else { return text }
        return name
    }

    /// The remedy for a path that is no name.
    var note: String? {
        guard let name = suggestion else { return nil }
        guard isTaken(name) else { return "rename the \(holder.noun) to '\(holder.path(name))'" }
        return "'\(holder.path(name))' is there already; \(holder.remedy)"
    }

    private var suggestion: String? {
        [own, NameNote(true).name(meantBy: text)].lazy.compactMap { $0 }
            .first { SpecName(text: $0, kind: holder.kind).problems.isEmpty }
    }

    private func isTaken(_ name: String) -> Bool {
        siblings.contains { $0 == name && !$0.utf8.elementsEqual(text.utf8) }
    }
}
