import ProjectModel

/// What has to be known to start a project.
struct ProjectQuestions {
    let prompt: Prompt
    let start: ProjectStart

    /// A project doesn't start with an old screen.
    static let styles = SceneSpec.Style.allCases.filter { $0 != .legacy }.map(\.rawValue)

    func ask(
        name: String?,
        feature: String?,
        scene: String?,
        style: String?,
        runtime: String?
    ) throws(RunFailure) -> StartingSpecs {
        StartingSpecs(
            name: try prompt.ask(
                .init(
                    text: "Name of the app",
                    option: "--name",
                    standard: start.folderName,
                    problems: { SpecName(text: $0, kind: .module).problems }
                ),
                given: name
            ),
            feature: try prompt.ask(
                .init(
                    text: "Its first feature",
                    option: "--feature",
                    standard: "Home",
                    problems: { SpecName(text: $0, kind: .module).problems }
                ),
                given: feature
            ),
            scene: try prompt.ask(
                .init(
                    text: "The feature's first scene",
                    option: "--scene",
                    standard: "Welcome",
                    problems: { SpecName(text: $0, kind: .scene).problems }
                ),
                given: scene
            ),
            style: try prompt.ask(
                .init(
                    text: "Its style",
                    option: "--style",
                    standard: SceneSpec.Style.uikit.rawValue,
                    choices: ProjectQuestions.styles
                ),
                given: style
            ),
            runtime: try prompt.ask(
                .init(text: "The package with ViperRuntime", option: "--runtime", standard: start.nearestRuntime),
                given: runtime
            )
        )
    }
}
