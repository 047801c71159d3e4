extension ProjectTemplates {
    /// Creates a style from the files of a scene's folder.
    ///
    /// - Parameter style: the style's name; `nil` for the app's own style.
    package func makeStyle(
        _ style: String?,
        from folder: String,
        scene name: String,
        _ place: Workplace
    ) throws(RunFailure) {
        if problems.hasErrors { throw RunFailure(problems) }
        var held = try place.hold(changingSpecs: true)
        let (project, warnings) = try Stages(specs: specs, output: place.output).validate()
        place.console.report(warnings)
        let (scene, feature) = try Self.find(name, in: project)
        let letters = project.name.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic }
        let style = style ?? String(String.UnicodeScalarView(letters)).lowercased()
        let target = "\(self.folder.path)/\(style)"
        try requireFree(style, target, scene)
        let files = try sources(in: folder, of: place.output)
        let made = StyleExtraction(
            style,
            of: scene,
            feature,
            in: project,
            sources: files,
            existing: self.folder.readWithShared().files,
            folder: target
        )
        if Set(made.leftOut.map(\.path)).isSuperset(of: files.map(\.path)) {
            throw .input([
                Diagnostic(
                    .invalidArgument,
                    "no file of '\(folder)' is one of '\(name)'",
                    note: "pass the folder that the scene's files are in"
                )
            ])
        }
        if !made.declaresViewBuilder {
            let note = "the resolver calls it, so a style owes it: write it, or name the folder that has it"
            throw .input([
                Diagnostic(.invalidArgument, "no file of '\(folder)' declares '\(name)ViewBuilder'", note: note)
            ])
        }
        if made.problems.hasErrors { throw RunFailure(made.problems) }
        let steps = made.files.map { file in
            let path = "\(TemplateFolder.name)/\(style)/\(file.name)"
            return Journal.Step(.create(path: path, contents: Array(file.text.utf8)))
        }
        let directory = try held.openOutput()
        try ChangeRun(place: place, steps: steps, own: held.specs ?? directory, other: held.other).carryOut()
        tell(made, style, target, name, place.console)
    }

    private func requireFree(_ style: String, _ target: String, _ scene: Scene) throws(RunFailure) {
        func refuse(_ message: String, _ note: String) -> RunFailure {
            .input([Diagnostic(.invalidArgument, message, note: note)])
        }
        if style.isEmpty || !style.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }) {
            throw refuse("'\(style)' can't be a style's name", "pass letters, such as '--style house'")
        }
        if team.styles.contains(where: { $0.rawValue == style }) || SourceFolder.exists(target) {
            throw refuse("there is a style '\(style)' already", "pass another name with '--style'")
        }
        if scene.style.isTeams {
            throw refuse("'\(scene.name)' has a style of your own already", "name a scene of another style")
        }
        if scene.style.hasViewModel {
            let what = "use cases and repositories of its scenes, which a style of your own can't have"
            throw refuse("'\(scene.style.rawValue)' has \(what)", "name a scene of another style")
        }
        let keys = [
            ("contents", scene.contents.isEmpty), ("children", scene.children.isEmpty),
            ("parts", scene.screenParts.isEmpty), ("useCase", scene.useCaseMethods.isEmpty),
            ("repository", scene.repositoryMethods.isEmpty), ("view", scene.view == .code),
        ]
        if let (key, _) = keys.first(where: { !$0.1 }) {
            throw refuse("'\(scene.name)' has '\(key)', which a style of your own can't have", "name another scene")
        }
    }

    /// Returns the files of the folder, relative to the target package.
    private func sources(
        in folder: String,
        of output: String
    ) throws(RunFailure) -> [(path: String, bytes: [UInt8])] {
        let place = TargetPackage(output: output)
        var folder = folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        if SourceFolder.exists(folder), !SourceFolder.exists(folder + "/.") {
            throw .usage([
                Diagnostic(.invalidArgument, "'\(folder)' is a file", note: "pass the folder that it is in")
            ])
        }
        let paths = try sound(SourceFolder(path: folder).contents())
        guard !paths.isEmpty else {
            let problem = MissingPath.problem(folder)
            throw .input([problem ?? Diagnostic(.invalidArgument, "there is no file in '\(folder)'")])
        }
        guard let relative = place.relative(folder) else {
            throw .usage([
                Diagnostic(
                    .invalidArgument,
                    "'\(folder)' isn't in the package",
                    note: "pass the scene's folder, such as 'Sources/Home/Application/Jar'"
                )
            ])
        }
        var files: [(path: String, bytes: [UInt8])] = []
        for path in paths {
            let file = "\(folder)/\(path)"
            files.append(("\(relative)/\(path)", try Self.templateText(try NamedFile.contents(of: file), of: file)))
        }
        return files
    }

    /// Returns a file's text with the line ends of templates; fails if it has template tags.
    private static func templateText(_ bytes: [UInt8], of file: String) throws(RunFailure) -> [UInt8] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
        let brace = UInt8(ascii: "{")
        let position = lines.firstIndex { zip($0, $0.dropFirst()).contains { $0 == brace && $1 == brace } }
        if let position {
            throw .input([
                Diagnostic(
                    .invalidArgument,
                    at: SourceLocation(path: file, line: position + 1, column: 1),
                    "'{{' begins a tag in templates, so the line can't be taken over",
                    note: "take it out of the file, and put it back when the style is made"
                )
            ])
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    private func tell(
        _ made: StyleExtraction,
        _ style: String,
        _ target: String,
        _ scene: String,
        _ console: Console
    ) {
        for file in made.files { console.tell("create \(target)/\(file.name)") }
        for (path, reason) in made.leftOut { console.print("left out \(path): \(reason)") }
        for (place, line) in made.unexplained { console.print("\(place.path):\(place.line): stays text: \(line)") }
        let count = made.unexplained.count
        console.tell(
            """
            The style '\(style)' gives '\(scene)' as it is; \(count) line\(count == 1 ? "" : "s") of it can't be explained by the spec. \
            A scene of the style says 'style: \(style)'.
            """
        )
    }
}
