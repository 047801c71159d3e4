/// The tests of one scene's variants: each builds its own scene, and the resolver builds the one that the flags select.
struct VariantTests {
    let scene: Scene
    let context: GenerationContext
    let phrases: TestPhrases

    /// The tests; none if the descriptor can't be made for lack of a sample.
    var tests: [EmittedTest] {
        guard let arguments = context.samples.arguments(for: scene.parameters) else { return [] }
        let start: [TemplateCode] = [
            "let environment = \(SceneOwner(of: scene, in: context.project).name).forTesting()",
            .phrase("let descriptor = \(scene.descriptor)(", arguments, ")"),
        ]
        return choices.compactMap { building($0, start) } + [resolving(start)]
    }

    private typealias Choice = (name: String, scene: Scene)

    private var choices: [Choice] {
        [("standard", scene)]
            + scene.variants.compactMap { variant in context.scene(variant.destination).map { (variant.name, $0) } }
    }

    private func building(_ choice: Choice, _ start: [TemplateCode]) -> EmittedTest? {
        let expectations = expectations(of: choice.scene)
        if expectations.isEmpty { return nil }
        return EmittedTest(
            name: "\(scene.caseName)As\(choice.name.upperCamelCase)",
            body: start
                + [
                    "let name = name(of: \(scene.output.viewController(of: "environment.build(descriptor, as: .\(choice.name.spelled(.member)))")))"
                ]
                + expectations
        )
    }

    /// Returns expectations for a choice. A handwritten builder may return anything but a scene that the tool builds.
    private func expectations(of scene: Scene) -> [TemplateCode] {
        if scene.style.hasParts { return [phrases.expect("name", equals: scene.viewControllerName.swiftLiteral)] }
        return choices.filter { $0.scene.style.hasParts }.map {
            phrases.expect("name != \($0.scene.viewControllerName.swiftLiteral)")
        }
    }

    private func resolving(_ start: [TemplateCode]) -> EmittedTest {
        EmittedTest(
            name: "\(scene.caseName)IsTheVariantThatItsFlagsName",
            body: start + [
                "let named = environment.build(descriptor, as: environment.variant(of: descriptor))",
                phrases.expect(
                    "name(of: \(scene.output.viewController(of: "environment.resolve(descriptor)")))",
                    equals: "name(of: \(scene.output.viewController(of: "named")))"
                ),
            ]
        )
    }
}

extension Scene {
    /// The type of its view controller, in the form that reflection gives.
    fileprivate var viewControllerName: String { "\(feature).\(name)ViewController" }
}
