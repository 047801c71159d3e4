import ProjectModel
import Templating

extension MemberStubs {
    /// What a view controller that was there before its scene's contracts lacks, as the scaffold has it.
    func connection(of scene: Scene) -> ScaffoldContract.Connection {
        ScaffoldContract.Connection(
            conformance: [TemplateCode.conformance(of: "\(scene.name)ViewController", to: "\(scene.name)ViewContract")]
                .lines(at: 0)
        )
    }
}
