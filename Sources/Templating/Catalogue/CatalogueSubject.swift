/// The subject of a file, which is generated for each.
public enum CatalogueSubject: String, CaseIterable, Sendable {
    case project
    /// A module that would have no file without it.
    case emptyModule = "empty module"
    /// A module with a folder of resources: nibs, or texts.
    case resourceModule = "resource module"
    case module
    /// A module whose environment is stubbed by tests and sandboxes.
    case stubbedModule = "stubbed module"
    case service
    /// A state of the app with services of its own.
    case scope
    case useCase = "use case"
    /// A repository that scenes and use cases share.
    case repository
    case scene
    /// A part of a SwiftUI scene's view.
    case content
    case section
    /// A part of an `mvvm` scene's screen.
    case part
    /// A handwritten SwiftUI view marked as a component.
    case component
    /// A protocol to mock.
    case `protocol`

    /// The subjects for which a team's own templates may add files.
    public static let ofTeams: [CatalogueSubject] = [
        .project, .module, .service, .useCase, .repository, .scene, .content, .section, .part,
        .component, .protocol,
    ]

    /// True if it has the styles and conditions of scenes.
    public var isOfScene: Bool {
        switch self {
        case .scene, .content, .section, .part: true
        case .project, .emptyModule, .resourceModule, .module, .stubbedModule, .service, .scope, .useCase,
            .repository, .component, .protocol:
            false
        }
    }

    /// The names of its possible conditions.
    public var conditions: [String] { condition?.names ?? [] }

    /// Returns true if it can have a condition of that name.
    func has(_ name: String) -> Bool { condition?.has(name) ?? false }

    private var condition: (any CatalogueCondition.Type)? {
        switch self {
        case .project: ProjectCondition.self
        case .module: ModuleCondition.self
        case .resourceModule: ResourceCondition.self
        case .service: ServiceCondition.self
        case .scene, .content, .section, .part: SceneCondition.self
        case .component: ComponentCondition.self
        case .useCase: UseCaseCondition.self
        case .repository: RepositoryCondition.self
        case .emptyModule, .stubbedModule, .scope, .protocol: nil
        }
    }

    /// The placeholders that patterns may use.
    public var placeholders: [Placeholder] {
        switch self {
        case .project: [.app, .appEnvironment]
        case .emptyModule, .resourceModule: [.app, .module]
        case .module, .stubbedModule: [.app, .appEnvironment, .feature]
        case .service: [.app, .service]
        case .scope: [.app, .appEnvironment, .state]
        case .useCase: [.app, .feature, .useCase]
        case .repository: [.app, .feature, .repository]
        case .scene: [.app, .appEnvironment, .feature, .scene, .display]
        case .content: [.app, .feature, .scene, .content]
        case .section: [.app, .feature, .scene, .section]
        case .part: [.app, .feature, .scene, .partView]
        case .component: [.module, .component]
        case .protocol: [.module, .protocol]
        }
    }

    /// The placeholder that distinguishes the files of one from those of another; `nil` if their modules do.
    public var ownPlaceholder: Placeholder? {
        switch self {
        case .project, .emptyModule, .resourceModule, .module, .stubbedModule: nil
        case .service: .service
        case .scope: .state
        case .useCase: .useCase
        case .repository: .repository
        case .scene: .scene
        case .content: .content
        case .section: .section
        case .part: .partView
        case .component: .component
        case .protocol: .protocol
        }
    }

    /// The modules that its files may be in.
    public var folders: [ModuleFolder] {
        switch self {
        case .project: [.app, .appTests, .headless, .appTarget, .core]
        case .emptyModule, .resourceModule: [.module]
        case .service: [.app, .core, .coreTestSupport]
        case .scope: [.app, .appTests]
        case .module: [.app, .appTests, .feature, .interface, .tests, .testSupport, .sandbox]
        case .stubbedModule, .useCase, .repository: [.app, .feature, .interface, .tests, .testSupport, .sandbox]
        case .scene, .content, .section, .part: [.app, .feature, .interface, .tests, .views]
        case .component: [.module, .componentTests]
        case .protocol: [.module, .moduleTestSupport]
        }
    }
}

extension CatalogueCondition {
    fileprivate static var names: [String] { allCases.map(\.rawValue) }

    fileprivate static func has(_ name: String) -> Bool { Self(rawValue: name) != nil }
}
