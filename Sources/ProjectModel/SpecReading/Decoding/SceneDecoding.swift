extension FileDecoder {
    /// Reads `<Module>/<Scene>.yml`. Whatever the file says, the scene has its file's name.
    func scene(_ root: YAMLNode?, named fileName: String, sharing parts: SharedParts) -> SceneSpec {
        let top = SourceRange(start: start, end: start)
        var scene = SceneSpec(path: path, name: Located(fileName, at: top))
        scene.style.value = run.standardStyle
        reportEmptyScene(root, named: fileName)
        guard let root else { return scene }
        guard let fields = file(root, SceneKeys.self, beginning: "scene: \(fileName)") else {
            run.markUnread(.scene(fileName))
            return scene
        }
        scene.keyPlaces = fields.places
        for key in SceneKeys.allCases { read(key, of: fields, into: &scene, named: fileName, sharing: parts) }
        return scene
    }

    /// Reads the name in the spec itself, which has to be that of its file or folder.
    func ownName(_ node: YAMLNode?, _ use: NameUse, key: String, is expected: String, of holder: String) -> Located<
        String
    >? {
        guard let node else { return nil }
        let right = "write '\(key): \(expected)'"
        if pathIsName, case .scalar(let scalar) = node.content, !scalar.isNull,
            let problem = SpecName(text: scalar.text, use: use).problems.first(where: { $0.kind == .invalidName })
        {
            report(.invalidName, at: node, problem.message, notes: [right])
            return nil
        }
        guard let name = name(node, use, key: key) else { return nil }
        // What to rename has been reported, and to what.
        guard pathIsName else { return nil }
        guard name.value == expected else {
            let path = holder == "file" ? "\(name.value).yml" : name.value
            let rename = "run 'vipergen rename \(key) \(name.value) \(expected)'"
            // A near name is misspelt here, where it isn't the former name of both.
            let isMisspelt = NearName.find(name.value, in: [expected]) != nil
            report(
                .nameMismatch,
                at: node,
                "the \(key) is called '\(name.value)', but its \(holder) '\(expected)'",
                notes: [
                    siblings.contains(name.value)
                        ? right
                        : isMisspelt
                            ? "\(right); if its code is called '\(name.value)', rename the \(holder) to '\(path)' and \(rename)"
                            : "rename the \(holder) to '\(path)'; to call the \(key) '\(expected)', \(rename) then, which renames its code as well"
                ]
            )
            return nil
        }
        return name
    }
}
