/// The view builder of a scene.
struct SceneViewBuilderFile: Sendable {
    private let place: ScenePlace
    private let imports: ImportList

    init(_ place: ScenePlace) {
        var imports = place.context.imports(in: place.feature.name)
        imports.add(place.feature.interfaceName, place.access)
        imports.addNamespace(place.access)
        imports.add("ViperRuntime", place.access)
        self.place = place
        self.imports = imports
    }

    static let table: TemplateTable<SceneViewBuilderFile> = [
        .imports { $0.imports.lines() },
        // SwiftUI makes such a view again and again.
        .flag("isLazy", "whether the scene is built when it is shown") { $0.place.scene.output == .embeddedScene },
        .code("wireframe", "what makes the wireframe, where there is one") {
            $0.place.scene.madeWireframe
        },
        .code("viewController", "what makes the view controller") {
            $0.place.scene.madeViewController(presenter: "presenter", of: $0.place.feature)
        },
        .texts("arguments", "what the presenter is made of") { $0.place.scene.presenterArguments },
        .text("result", "what is given for the descriptor") {
            let output = $0.place.scene.output
            return output == .embeddedScene ? "viewController" : output.holding("viewController")
        },
    ]
}

extension Scene {
    /// The expression for its repository. Each scene creates its own, even if scenes share the type.
    var madeRepository: String {
        sharesUseCase ? "" : "\(sharedRepository?.type ?? name + "Repository")(with: .init(environment: environment))"
    }

    var madeUseCase: String {
        sharedUseCase.map { "environment.resolve(UseCaseDescriptor.\($0)Descriptor())" }
            ?? "\(name)UseCase(with: .init(repository: repository, environment: environment))"
    }

    /// Returns a constant with its view controller.
    func madeViewController(
        presenter: String,
        in surroundings: Surroundings = .app,
        of feature: Feature
    ) -> [TemplateCode] {
        guard view == .storyboard else {
            return [viewControllerCall(presenter: presenter, in: surroundings, as: "let viewController = ")]
        }
        let plain = makeViewController(presenter: presenter, in: surroundings)
        let coded = ["coder: coder"] + viewControllerArguments(presenter, surroundings)
        let storyboard = [nibName.swiftLiteral, "in: .\(feature.resourcesAccessor)"].joined(separator: ", ")
        return [
            "let viewController =", "    UIStoryboard.initialViewController(of: \(storyboard)) { coder in",
            "        \(name)ViewController(\(coded.joined(separator: ", ")))", "    } ?? \(plain)",
        ]
    }

    /// The constant with its wireframe, if it has one.
    var madeWireframe: [TemplateCode] {
        guard hasWireframe else { return [] }
        return ["let wireframe = \(name)Wireframe(environment: environment)"]
    }

    /// The arguments of the presenter's initializer.
    var presenterArguments: [String] {
        let interactor = hasInteractor ? ["interactor: \(name)Interactor(environment: environment)"] : []
        return ["descriptor: descriptor"] + interactor + (hasWireframe ? ["wireframe: wireframe"] : [])
    }
}
