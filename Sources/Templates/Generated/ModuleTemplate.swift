// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each module.
public enum ModuleTemplate: Int, CatalogueTemplate {
    case featureResolver
    case sceneEnum
    case publishers
    case sandboxEnvironment
    case sandboxProgram
    case sandboxScenes
    case imageAssertion
    case lifetimeTests
    case reactiveKeyPath
    case viewsExport

    public typealias Condition = ModuleCondition

    public static let subject = CatalogueSubject.module

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .featureResolver:
            return CatalogueEntry(
                "FeatureResolver.swift",
                when: [.doors],
                path: NamePattern([.folder(.app), .text("/Generated/"), .name(.appEnvironment), .text("+"), .name(.feature), .text(".swift")]),
                section: 1,
                kind: .generated,
                summary: "the resolver\'s switch of one feature"
            )
        case .sceneEnum:
            return CatalogueEntry(
                "SceneEnum.swift",
                when: [.scenes],
                path: NamePattern([.folder(.interface), .text("/Generated/"), .name(.feature), .text("Scenes.swift")]),
                section: 1,
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.feature), .text("Scene")])),
                    DeclaredType(NamePattern([.name(.feature), .text("Resolver")])),
                    DeclaredType(NamePattern([.name(.feature), .text("SceneDescriptor")])),
                ],
                summary: "the scene enum, the descriptors\' protocol, the resolver\'s protocol"
            )
        case .publishers:
            return CatalogueEntry(
                "Publishers.swift",
                when: [.publishers],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.feature), .text("Publishers.swift")]),
                kind: .generated,
                summary: "how view models follow publishers"
            )
        case .sandboxEnvironment:
            return CatalogueEntry(
                "SandboxEnvironment.swift",
                when: [.sandbox],
                path: NamePattern([.folder(.sandbox), .text("/StubbableEnvironment+Sandbox.swift")]),
                kind: .scaffold,
                summary: "what the mocks answer in it"
            )
        case .sandboxProgram:
            return CatalogueEntry(
                "SandboxProgram.swift",
                when: [.sandbox],
                path: NamePattern([.folder(.sandbox), .text("/Generated/"), .name(.feature), .text("SandboxApp.swift")]),
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.feature), .text("SandboxApp")])),
                    DeclaredType(NamePattern([.name(.feature), .text("SandboxWindow")])),
                ],
                summary: "the program: an app, or without UIKit a walk through all of it"
            )
        case .sandboxScenes:
            return CatalogueEntry(
                "SandboxScenes.swift",
                when: [.sandbox],
                path: NamePattern([.folder(.sandbox), .text("/Generated/"), .name(.feature), .text("SandboxScenes.swift")]),
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.feature), .text("SandboxScenes")])),
                ],
                summary: "the scenes that it lists"
            )
        case .imageAssertion:
            return CatalogueEntry(
                "ImageAssertion.swift",
                when: [.imageTests],
                path: NamePattern([.folder(.tests), .text("/ImageAssertion.swift")]),
                kind: .scaffold,
                summary: "your library of image tests, which each display state is handed to; only with `imageTests` in `project.yml`"
            )
        case .lifetimeTests:
            return CatalogueEntry(
                "LifetimeTests.swift",
                when: [.parts],
                path: NamePattern([.folder(.appTests), .text("/Generated/"), .name(.feature), .text("LifetimeTests.swift")]),
                kind: .generated,
                summary: "lets each scene of a feature appear and work, drops it, and looks whether all its parts are gone"
            )
        case .reactiveKeyPath:
            return CatalogueEntry(
                "ReactiveKeyPath.swift",
                when: [.drivers],
                path: NamePattern([.folder(.feature), .text("/Generated/Reactive+KeyPath.swift")]),
                kind: .generated,
                summary: "what they drive: `dataSource.rx[\\.products]`"
            )
        case .viewsExport:
            return CatalogueEntry(
                "ViewsExport.swift",
                when: [.uiModule],
                path: NamePattern([.folder(.feature), .text("/Generated/"), .name(.feature), .text("UI.swift")]),
                kind: .generated,
                summary: "lets all of the feature\'s files see the module of views"
            )
        }
    }
}
