extension Scene {
    /// Returns the way in which the view builder creates a part with a generated class.
    func construction(of part: ScenePart) -> ScaffoldContract.Construction? {
        guard style.hasParts else { return nil }
        return switch part.members {
        case .events: presenter
        case .interactor: interactor
        case .routes: style.hasViewModel ? wireframeWithScreen : wireframe
        case .rendering, .inputs, .useCase, .repository, nil: nil
        }
    }

    private var presenter: ScaffoldContract.Construction {
        let view = "view: (any SceneViewContract<\(name)State>)?"
        let collaborators = [
            hasInteractor ? "interactor: any \(name)InteractorContract" : nil,
            hasWireframe ? "wireframe: any \(name)WireframeContract" : nil,
        ].compactMap(\.self)
        return ScaffoldContract.Construction(
            labels: presenterArguments.map { String($0.prefix { $0 != ":" }) },
            ["descriptor: \(namespace).\(name)Descriptor", "\(view) = nil"] + collaborators,
            sets: "view",
            "weak var \(view)"
        )
    }

    private var interactor: ScaffoldContract.Construction {
        ScaffoldContract.Construction(labels: ["environment"], ["environment: any \(name)Environment"])
    }

    private var wireframe: ScaffoldContract.Construction {
        ScaffoldContract.Construction(
            labels: ["environment"],
            ["viewController: UIViewController? = nil", "environment: any \(name)Environment"],
            sets: "viewController",
            "weak var viewController: UIViewController?"
        )
    }

    private var wireframeWithScreen: ScaffoldContract.Construction {
        ScaffoldContract.Construction(
            labels: ["viewController", "environment"],
            ["viewController: UIViewController?", "environment: any \(name)Environment"]
        )
    }
}

extension ScaffoldContract.Construction {
    fileprivate init(labels: [String], _ parameters: [String], sets property: String? = nil, _ declaration: String = "")
    {
        self.init(
            labels: labels,
            initializer: "init(\(parameters.joined(separator: ", ")))",
            property: property,
            declaration: declaration
        )
    }
}
