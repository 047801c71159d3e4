import ProjectModel
import Templating

extension MemberStubs {
    /// What a view controller that was there before its scene's contracts lacks, as the scaffold has it.
    func connection(of scene: Scene) -> ScaffoldContract.Connection {
        let presenter = "any \(scene.name)PresenterContract"
        return ScaffoldContract.Connection(
            conformance: [TemplateCode.conformance(of: "\(scene.name)ViewController", to: "\(scene.name)ViewContract")]
                .lines(at: 0),
            property: "presenter",
            propertyDeclaration: "private var presenter: (\(presenter))?",
            injection: ("inject", "presenter"),
            injectionDeclaration: scene.isMadeWithPresenter
                ? []
                : [TemplateCode.block("func inject(presenter: \(presenter)) {", ["self.presenter = presenter"])]
                    .lines(at: Self.memberColumn)
        )
    }
}
