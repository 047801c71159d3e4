/// What a file is made for, each.
public enum CatalogueSubject: String, CaseIterable, Sendable {
    case project
    /// A module that would otherwise have no file.
    case emptyModule = "empty module"
    /// A module that has a folder of resources: nibs, or texts.
    case resourceModule = "resource module"
    case module
    /// A module whose environment tests and sandboxes stub.
    case stubbedModule = "stubbed module"
    case service
    case useCase = "use case"
    /// One that scenes and use cases share.
    case repository
    case scene
    /// What a SwiftUI scene's view is made of.
    case content
    case section
    /// A part of an `mvvm` scene's screen.
    case part
    /// A SwiftUI view of people's own, marked as a component.
    case component
    /// One that is to be mocked.
    case `protocol`

    /// What a team's own templates may add files for.
    public static let ofTeams: [CatalogueSubject] = [
        .project, .module, .service, .useCase, .repository, .scene, .content, .section, .part,
        .component, .protocol,
    ]

    /// Whether styles and conditions are those of scenes.
    public var isOfScene: Bool {
        switch self {
        case .scene, .content, .section, .part: true
        case .project, .emptyModule, .resourceModule, .module, .stubbedModule, .service, .useCase, .repository,
            .component, .protocol:
            false
        }
    }

    /// The names of the conditions that it may have.
    public var conditions: [String] { condition?.names ?? [] }

    /// Whether it may have a condition of that name.
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
        case .emptyModule, .stubbedModule, .protocol: nil
        }
    }

    /// What patterns may name.
    public var placeholders: [Placeholder] {
        switch self {
        case .project: [.app, .appEnvironment]
        case .emptyModule, .resourceModule: [.app, .module]
        case .module, .stubbedModule: [.app, .appEnvironment, .feature]
        case .service: [.app, .service]
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

    /// What tells the files of one from those of another; `nil` where their modules do.
    var ownPlaceholder: Placeholder? {
        switch self {
        case .project, .emptyModule, .resourceModule, .module, .stubbedModule: nil
        case .service: .service
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

    /// The modules that its files may lie in.
    public var folders: [ModuleFolder] {
        switch self {
        case .project: [.app, .appTests, .headless, .appTarget, .core]
        case .emptyModule, .resourceModule: [.module]
        case .service: [.app, .core, .coreTestSupport]
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
