import ProjectModel

extension MemberStubs {
    /// What a view controller that was there before its scene's contracts lacks, as the scaffold has it.
    func connection(of scene: Scene) -> ScaffoldContract.Connection {
        let presenter = "any \(scene.name)PresenterContract"
        return ScaffoldContract.Connection(
            conformance: Layout.conformance(of: "\(scene.name)ViewController", to: "\(scene.name)ViewContract"),
            property: "presenter",
            propertyDeclaration: "private var presenter: (\(presenter))?",
            injection: ("inject", "presenter"),
            injectionDeclaration: Layout.block(
                "func inject(presenter: \(presenter)) {",
                ["self.presenter = presenter"]
            )
        )
    }
}
