/// The questions to start a project.
package struct ProjectQuestions {
    package let prompt: Prompt
    package let start: ProjectStart

    package init(prompt: Prompt, start: ProjectStart) {
        self.prompt = prompt
        self.start = start
    }

    /// The styles to choose from; a project doesn't start with an old screen.
    package static let styles = SceneSpec.Style.allCases.filter(\.hasParts).map(\.rawValue)

    package func ask(
        name: String?,
        module: String?,
        style: String?,
        runtime: String?
    ) throws(RunFailure) -> StartingSpecs {
        let check = StartingNameCheck()
        try requireUsableFolderName(name, check)
        let name = try answer("Name of the app", "NAME", start.standardName, given: name, check.problems(ofApp:))
        let feature = try answer("Its first feature", "--module", "Home", given: module) {
            check.problems(ofFeature: $0, in: name)
        }
        let isSceneUsable = { scene in check.problems(ofScene: scene, in: feature, of: name).isEmpty }
        let scene = ["Welcome", "Start"].first(where: isSceneUsable) ?? "\(feature)Start"
        let styles = ProjectQuestions.styles
        let style = try prompt.ask(
            .init(text: "Its style", option: "--style", standard: SceneSpec.Style.standard.rawValue, choices: styles),
            given: style
        )
        if !styles.contains(style) { throw .usage([unknownStyle(style)]) }
        let (package, argument) = try askForRuntime(given: runtime)
        return StartingSpecs(
            name: name,
            feature: feature,
            scene: scene,
            style: style,
            runtime: package,
            runtimeArgument: argument,
            hasTeamManifest: start.teamManifest != nil,
            hasAppTarget: start.teamManifest == nil && !start.hasXcodeProject
        )
    }

    /// Returns an answer. Given values are checked here too, so that a later answer isn't blamed for them.
    private func answer(
        _ text: String,
        _ option: String,
        _ standard: String?,
        given: String?,
        _ problems: @escaping (String) -> [Diagnostic]
    ) throws(RunFailure) -> String {
        let usable = standard.flatMap { problems($0).isEmpty ? $0 : nil }
        let question = Prompt.Question(text: text, option: option, standard: usable, problems: problems)
        let answer = try prompt.ask(question, given: given)
        let found = problems(answer)
        if !found.isEmpty { throw .usage(found.of(option.hasPrefix("--") ? "\(option) \(answer)" : answer)) }
        return answer
    }

    /// Checks the name derived from the folder, which nobody has passed: no argument is to blame.
    private func requireUsableFolderName(_ given: String?, _ check: StartingNameCheck) throws(RunFailure) {
        guard given == nil, !prompt.isAnswered, let standard = start.standardName,
            var problem = check.problems(ofApp: standard).first
        else { return }
        problem.message = "the app can't be called '\(standard)' after its folder: \(problem.message)"
        problem.notes = [Diagnostic.Note("pass another name: vipergen init \(standard)Name")]
        throw .input([problem])
    }

    private func unknownStyle(_ style: String) -> Diagnostic {
        let styles = ProjectQuestions.styles
        let near = NearName.find(style, in: styles).map { "did you mean '\($0)'?" }
        return Diagnostic(
            .unknownValue,
            at: nil,
            "'--style \(style)': a project can't begin with a scene of that style",
            notes: [Diagnostic.Note(near ?? "pass one of \(styles.map { "'\($0)'" }.joined(separator: ", "))")]
        )
    }

    private func askForRuntime(given: String?) throws(RunFailure) -> (RuntimeArgument, String) {
        let text = try prompt.ask(
            .init(
                text: "The package with ViperRuntime",
                option: "--runtime",
                standard: start.nearestRuntime,
                problems: { text in
                    do throws(RuntimeArgument.Problem) {
                        _ = try RuntimeArgument(text)
                        return []
                    } catch {
                        return [error.diagnostic]
                    }
                }
            ),
            given: given
        )
        let argument: RuntimeArgument
        do throws(RuntimeArgument.Problem) {
            argument = try RuntimeArgument(text)
        } catch {
            throw .usage([error.diagnostic])
        }
        if let right = start.runtimeSeenFromHere(argument) { throw notSeenFromPackage(text, right) }
        return (argument, text)
    }

    private func notSeenFromPackage(_ text: String, _ right: String) -> RunFailure {
        .input([
            Diagnostic(
                .missingFolder,
                at: nil,
                "'--runtime \(text)': that folder exists from here, but not from '\(start.output)'",
                notes: [Diagnostic.Note("the path is relative to the new package: write '--runtime \(right)'")]
            )
        ])
    }
}
