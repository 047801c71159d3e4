// swift-format-ignore-file
// Made of the folder Templates by `make templates`; edit the templates, and what stands at their top.
public import TemplateCatalogue

/// Templates of files that are made for each project.
public enum ProjectTemplate: Int, CatalogueTemplate {
    case adoptedScenes
    case appEntrance
    case appEnvironment
    case appServices
    case generatedScenes
    case headlessApp
    case accentColor
    case appDelegate
    case appIcon
    case appInfoPlist
    case appProject
    case assetCatalogue
    case sceneDelegate
    case failureBanner
    case failureTexts
    case bazelBuild
    case gitattributes
    case gitignore
    case package
    case swiftFormat
    case xcodeGenProject
    case sceneVariantTests
    case testingEnvironment

    public typealias Condition = ProjectCondition

    public static let subject = CatalogueSubject.project

    public var entry: CatalogueEntry<Condition> { Self.entries[rawValue] }

    private static let entries = allCases.map(\.described)

    private var described: CatalogueEntry<Condition> {
        switch self {
        case .adoptedScenes:
            return CatalogueEntry(
                "AdoptedScenes.swift",
                when: [.adoptedScenes],
                path: NamePattern([.folder(.app), .text("/Generated/"), .name(.appEnvironment), .text("+AdoptedScenes.swift")]),
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.text("AdoptedScene")])),
                    DeclaredType(NamePattern([.text("AdoptedSceneDescriptor")])),
                ],
                summary: "the switch over scenes whose descriptors are [your own](existing-apps.md#the-resolver-alone); the only file while no spec needs more"
            )
        case .appEntrance:
            return CatalogueEntry(
                "AppEntrance.swift",
                when: [.wholeApp],
                path: NamePattern([.folder(.app), .text("/Generated/"), .name(.appEnvironment), .text("+Entrance.swift")]),
                kind: .generated,
                summary: "`makeRootViewController()`: the `start` scene or the `tabs`"
            )
        case .appEnvironment:
            return CatalogueEntry(
                "AppEnvironment.swift",
                when: [.wholeApp, .scaffoldedEnvironment],
                path: NamePattern([.folder(.app), .text("/"), .name(.appEnvironment), .text(".swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.appEnvironment)])),
                ],
                summary: "the app\'s environment: all services"
            )
        case .appServices:
            return CatalogueEntry(
                "AppServices.swift",
                when: [.wholeApp],
                path: NamePattern([.folder(.app), .text("/Generated/"), .name(.app), .text("Services.swift")]),
                kind: .generated,
                declares: [
                    DeclaredType(NamePattern([.name(.app), .text("Services")])),
                ],
                summary: "the protocol that makes the compiler ask for every service"
            )
        case .generatedScenes:
            return CatalogueEntry(
                "GeneratedScenes.swift",
                when: [.wholeApp, .teamDescriptors],
                path: NamePattern([.folder(.app), .text("/Generated/"), .name(.appEnvironment), .text("+GeneratedScenes.swift")]),
                kind: .generated,
                summary: "the way from the team\'s own resolver to generated scenes; only where `descriptors` names a `protocol`"
            )
        case .headlessApp:
            return CatalogueEntry(
                "HeadlessApp.swift",
                when: [.wholeApp, .libraryApp],
                path: NamePattern([.folder(.headless), .text("/"), .name(.app), .text("Headless.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.name(.app), .text("Headless")])),
                ],
                summary: "a program that starts the app without a screen, unless the app is [the application itself](existing-apps.md#in-the-real-application-target)"
            )
        case .accentColor:
            return CatalogueEntry(
                "AccentColor.json",
                when: [.wholeApp, .appTarget],
                path: NamePattern([.folder(.appTarget), .text("/Assets.xcassets/AccentColor.colorset/Contents.json")]),
                kind: .scaffold,
                summary: "a place for the app\'s tint; the system\'s blue until it has one"
            )
        case .appDelegate:
            return CatalogueEntry(
                "AppDelegate.swift",
                when: [.wholeApp, .appTarget],
                path: NamePattern([.folder(.appTarget), .text("/AppDelegate.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.text("AppDelegate")])),
                ],
                summary: "where the app starts; holds its environment"
            )
        case .appIcon:
            return CatalogueEntry(
                "AppIcon.json",
                when: [.wholeApp, .appTarget],
                path: NamePattern([.folder(.appTarget), .text("/Assets.xcassets/AppIcon.appiconset/Contents.json")]),
                kind: .scaffold,
                summary: "a place for the app\'s icon, 1024 points wide and high"
            )
        case .appInfoPlist:
            return CatalogueEntry(
                "AppInfo.plist",
                when: [.wholeApp, .appTarget],
                path: NamePattern([.folder(.appTarget), .text("/Info.plist")]),
                kind: .scaffold,
                summary: "with the scene manifest, and a launch screen in the system\'s background colour"
            )
        case .appProject:
            return CatalogueEntry(
                "AppProject.yml",
                when: [.wholeApp, .appTarget],
                path: NamePattern([.text("project.yml")]),
                kind: .scaffold,
                summary: "the Xcode project for XcodeGen: the app\'s target, and all of `project.generated.yml`"
            )
        case .assetCatalogue:
            return CatalogueEntry(
                "AssetCatalogue.json",
                when: [.wholeApp, .appTarget],
                path: NamePattern([.folder(.appTarget), .text("/Assets.xcassets/Contents.json")]),
                kind: .scaffold,
                summary: "the app\'s asset catalogue"
            )
        case .sceneDelegate:
            return CatalogueEntry(
                "SceneDelegate.swift",
                when: [.wholeApp, .appTarget],
                path: NamePattern([.folder(.appTarget), .text("/SceneDelegate.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.text("SceneDelegate")])),
                ],
                summary: "makes the window, and shows the app\'s first screen in it"
            )
        case .failureBanner:
            return CatalogueEntry(
                "FailureBanner.swift",
                when: [.failures],
                path: NamePattern([.folder(.core), .text("/Failures/FailureBanner.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.text("FailureBanner")])),
                    DeclaredType(NamePattern([.text("FailureRow")])),
                ],
                summary: "shows a failure, and a button that tries again, in UIKit and in SwiftUI"
            )
        case .failureTexts:
            return CatalogueEntry(
                "FailureTexts.swift",
                when: [.failures],
                path: NamePattern([.folder(.core), .text("/Failures/FailureTexts.swift")]),
                kind: .scaffold,
                declares: [
                    DeclaredType(NamePattern([.text("FailureTexts")])),
                ],
                summary: "the texts that people read when something failed, in one place"
            )
        case .bazelBuild:
            return CatalogueEntry(
                "BazelBuild",
                when: [.wholeApp, .bazel],
                path: NamePattern([.text("BUILD.bazel")]),
                kind: .definition,
                summary: "the same for [Bazel](bazel.md), where `build` lists it, and the action that generates"
            )
        case .gitattributes:
            return CatalogueEntry(
                "Gitattributes",
                when: [.wholeApp],
                path: NamePattern([.text(".gitattributes")]),
                kind: .scaffold,
                summary: "generated files: GitHub folds them in reviews, git takes both sides in merges"
            )
        case .gitignore:
            return CatalogueEntry(
                "Gitignore",
                when: [.wholeApp],
                path: NamePattern([.text(".gitignore")]),
                kind: .scaffold,
                summary: "what isn\'t checked in"
            )
        case .package:
            return CatalogueEntry(
                "Package.swift",
                when: [.wholeApp, .manifest],
                path: NamePattern([.text("Package.swift")]),
                kind: .definition,
                summary: "core, interface and feature modules, the app, a headless program, tests; each library is a product. [Or yours](module-definitions.md)"
            )
        case .swiftFormat:
            return CatalogueEntry(
                "SwiftFormat.json",
                when: [.wholeApp],
                path: NamePattern([.text(".swift-format")]),
                kind: .scaffold,
                summary: "what scaffolds are formatted by"
            )
        case .xcodeGenProject:
            return CatalogueEntry(
                "XcodeGenProject.yml",
                when: [.wholeApp, .xcodegen],
                path: NamePattern([.text("project.generated.yml")]),
                kind: .definition,
                summary: "the same for [XcodeGen](module-definitions.md), where `build` lists it"
            )
        case .sceneVariantTests:
            return CatalogueEntry(
                "SceneVariantTests.swift",
                when: [.variants],
                path: NamePattern([.folder(.appTests), .text("/Generated/SceneVariantTests.swift")]),
                kind: .generated,
                summary: "builds every variant, and looks where the flags lead"
            )
        case .testingEnvironment:
            return CatalogueEntry(
                "TestingEnvironment.swift",
                when: [.wholeApp],
                path: NamePattern([.folder(.appTests), .text("/"), .name(.appEnvironment), .text("+Testing.swift")]),
                kind: .scaffold,
                summary: "the environment that tests run the whole app on"
            )
        }
    }
}
