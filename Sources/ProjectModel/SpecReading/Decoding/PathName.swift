import YAMLTree

/// The name that a spec's file or folder gives to a scene or module.
///
/// For example: `Jar copy.yml` is meant as `Jar.yml` where it says `scene: Jar`, and else as `JarCopy.yml`.
struct PathName {
    /// What holds the name.
    enum Holder {
        /// With its ending. For example: `.yml`.
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
    /// What the spec calls itself.
    private let own: String?
    /// The names of the files or folders beside it.
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

    /// What others call it: its own name where the path is only misspelt, and nothing else has that.
    var meant: String {
        guard let name = suggestion, !isTaken(name) else { return text }
        return name
    }

    /// What to do about a path that is no name.
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
