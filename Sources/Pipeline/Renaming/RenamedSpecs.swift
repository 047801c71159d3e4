/// The specs with the new name, in their new files.
struct RenamedSpecs {
    struct File {
        var before: SpecFile
        /// The changed file, with the current path for diagnostics.
        var after: SpecFile
    }

    private(set) var files: [File] = []
    let rename: Rename
    /// The path of the renamed scene's spec; `nil` for a module or a service.
    private let ownPath: String?

    /// - Parameter types: the renamed types of sources.
    init(_ rename: Rename, types: [String: String] = [:]) throws(RunFailure) {
        self.rename = rename
        ownPath = rename.kind == .scene ? rename.known.scene(rename.old)?.scene.path : nil
        let search = NameSearch([rename.old] + types.keys)
        for file in rename.known.files {
            var bytes = file.bytes
            if Self.mayMention(search, bytes) || file.path == rename.known.specs.project.path {
                let editor = SpecEditor(path: file.path, bytes: file.bytes)
                bytes = try editing(try editor.renaming { newText($0, in: file, types) })
            }
            let after = SpecFile(path: file.path, relativePath: path(of: file), bytes: bytes)
            files.append(File(before: file, after: after))
        }
    }

    /// Returns true if one of the names may be in the spec, also as an escape or next to other letters.
    private static func mayMention(_ names: NameSearch, _ spec: [UInt8]) -> Bool {
        names.findsAny(in: spec) || !ByteSearch.isASCII(spec) || spec.contains(UInt8(ascii: "\\"))
    }

    var after: [SpecFile] { files.map(\.after) }

    /// The paths of scenes' specs that neither move nor change: nothing in them refers to what is renamed.
    var unchangedScenes: Set<String> {
        let scenes = Set(rename.known.scenes.map(\.scene.path))
        let same = files.filter { $0.before == $0.after }.map(\.before.path)
        return scenes.intersection(same)
    }

    /// The moves of spec files and folders.
    var moves: [Relocation] {
        if rename.kind == .module {
            let isThere = files.contains { $0.before.relativePath != $0.after.relativePath }
            return isThere ? [Relocation(from: rename.old, to: rename.new)] : []
        }
        return files.filter { $0.before.relativePath != $0.after.relativePath }
            .map { Relocation(from: $0.before.relativePath, to: $0.after.relativePath) }
    }

    /// The edits, with the files' paths after the moves.
    var amendments: [Amendment] {
        files.filter { $0.before.bytes != $0.after.bytes }.map {
            Amendment(path: $0.after.relativePath, before: $0.before.bytes, after: $0.after.bytes)
        }
    }

    private func path(of file: SpecFile) -> String {
        let path = file.relativePath
        switch rename.kind {
        case .service: return path
        case .module: return path.hasPrefix(rename.old + "/") ? rename.new + path.dropFirst(rename.old.count) : path
        case .scene:
            guard file.path == ownPath, let slash = path.lastIndex(of: "/"),
                let dot = path.lastIndex(of: ".")
            else { return path }
            return path[...slash] + rename.new + path[dot...]
        }
    }

    private func newText(_ scalar: SpecEditor.Scalar, in file: SpecFile, _ types: [String: String]) -> String? {
        let isProject = file.path == rename.known.specs.project.path
        if scalar.text == rename.old, refers(scalar, isProject) { return rename.new }
        if let text = marked(scalar, isProject) { return text }
        if rename.kind == .service, let text = handedOn(scalar, isProject) { return text }
        if isProject, scalar.path.first == "unmanaged", scalar.path != ["unmanaged"] || !scalar.isKey {
            return renamedPath(scalar.text)
        }
        return Self.isProse(scalar) || scalar.isPage ? nil : scalar.text.replacingNames(types)
    }

    /// Returns the new text of a name with a mark: `tab Shelf` of a route, and `HeadlessUI?` of an import.
    private func marked(_ scalar: SpecEditor.Scalar, _ isProject: Bool) -> String? {
        switch (rename.kind, isProject) {
        case (.scene, false) where scalar.text == "tab \(rename.old)" && scalar.path.last == "present":
            "tab \(rename.new)"
        case (.module, true)
        where scalar.text == "\(rename.old)?" && scalar.path == ["descriptors", "imports", "*"]:
            "\(rename.new)?"
        case (.module, true) where scalar.path == ["environment"] && !scalar.isKey: environment(scalar.text)
        default: nil
        }
    }

    /// Returns the new form of `nonisolated KitchenCore.Session`, whose first part is a module.
    private func environment(_ text: String) -> String? {
        let parts = text.split(separator: " ")
        guard let name = parts.last, parts.count <= 2, name.hasPrefix("\(rename.old).") else { return nil }
        return text.dropLast(name.count) + rename.new + name.dropFirst(rename.old.count)
    }

    /// Returns true if a place can contain the renamed name.
    private func refers(_ scalar: SpecEditor.Scalar, _ isProject: Bool) -> Bool {
        let path = scalar.path
        switch (rename.kind, isProject, scalar.isKey) {
        case (.scene, true, true): return path == ["tabs"]
        case (.scene, true, false): return path == ["tabs", "*"] || path.first == "start" && path.count <= 2
        case (.scene, false, false):
            guard let first = path.first else { return false }
            if path == ["scene"] { return true }
            let depth = path.count
            guard ["routes", "children"].contains(first) else { return false }
            return depth == 2 || (depth == 3 && path[2] == "to")
        case (.scene, false, true): return path == ["variants"]
        case (.module, true, false):
            return [["core"], ["app"]].contains(path)
                || path == ["descriptors", "imports", "*"]
        case (.module, false, false): return path == ["module"] || path == ["imports", "*"]
        case (.service, true, true): return path == ["services"]
        case (.service, true, false): return path.count == 3 && path.first == "scopes"
        case (.service, false, false):
            return path.suffix(2) == ["uses", "*"]
        default: return false
        }
    }

    /// Returns the new form of an expression that begins with a service.
    private func handedOn(_ scalar: SpecEditor.Scalar, _ isProject: Bool) -> String? {
        guard !scalar.isKey, !isProject else { return nil }
        let isExpression =
            ["calls", "from"].contains(scalar.path.last)
            || (scalar.path.first == "variants" && scalar.path.count == 2)
        guard isExpression, scalar.text.hasPrefix(rename.old + ".") else { return nil }
        return rename.new + scalar.text.dropFirst(rename.old.count)
    }

    private func renamedPath(_ path: String) -> String? {
        guard rename.kind != .service else { return nil }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let modules = rename.known.specs.modules.map(\.name.value)
        let renamed = parts.enumerated().map { position, part in
            if part == rename.old { return rename.new }
            if rename.kind == .scene { return position == parts.count - 1 ? rename.ownName(part) ?? part : part }
            // A folder: that of the module's tests, for example.
            guard !part.contains("."), part.isBuilt(from: rename.old, among: modules) else { return part }
            return rename.new + part.dropFirst(rename.old.count)
        }
        let result = renamed.joined(separator: "/")
        return result == path ? nil : result
    }

    private static func isProse(_ scalar: SpecEditor.Scalar) -> Bool {
        ["summary", "title", "url", "image"].contains(scalar.path.last ?? "")
            && !scalar.isKey
    }
}

extension SpecEditor.Scalar {
    /// True for the address of a web page that a route shows.
    fileprivate var isPage: Bool { !isKey && path.first == "routes" && text.contains("://") }
}

extension String {
    /// Returns the text with whole words replaced; `nil` if it contains none of them.
    func replacingNames(_ names: [String: String]) -> String? {
        guard !names.isEmpty else { return nil }
        var result = ""
        var word = ""
        for character in self {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += names[word] ?? word
                word = ""
                result.append(character)
            }
        }
        result += names[word] ?? word
        return result == self ? nil : result
    }
}
