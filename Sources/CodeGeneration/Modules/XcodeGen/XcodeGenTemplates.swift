/// The target templates, one for each kind of target; the team's own targets may use them, too.
struct XcodeGenTemplates {
    enum Name: String {
        /// A static framework.
        case module = "Module"
        /// A static framework that may use the core module.
        case featureModule = "FeatureModule"
        /// The nibs and other resources of a module, in a bundle.
        case resources = "ModuleResources"
        /// A mini app that runs one feature.
        case sandboxApp = "SandboxApp"
        case unitTests = "UnitTests"
        /// The app that the team defines: it links all modules.
        case application = "Application"
    }

    let project: XcodeGenProject

    typealias Members = [(name: String, value: JSONValue)]

    var value: JSONValue {
        let hasResources = project.targets.contains(where: \.hasResources)
        return .object(
            [
                (Name.module.rawValue, .object(module)),
                (Name.featureModule.rawValue, .object(featureModule)),
            ] + (hasResources ? [(Name.resources.rawValue, .object(resources))] : []) + [
                (Name.sandboxApp.rawValue, .object(sandboxApp)),
                (Name.unitTests.rawValue, .object(unitTests)),
                (Name.application.rawValue, .object(application)),
            ]
        )
    }

    private var module: Members {
        target(
            "framework",
            settings: [("MACH_O_TYPE", .text("staticlib")), bundleIdentifier("${frameworkName}")],
            more: [infoPlist("${frameworkName}")]
                + [("dependencies", .list(sdk + dependencies.compiled([.runtime])))]
        )
    }

    private var featureModule: Members {
        [
            ("templates", .texts([Name.module.rawValue])),
            ("dependencies", .list(dependencies.compiled([.module(project.core)]))),
        ]
    }

    /// The resource bundle. It isn't signed, since the app that contains it is.
    private var resources: Members {
        target(
            "bundle",
            settings: [
                bundleIdentifier("${frameworkName}"), ("GENERATE_INFOPLIST_FILE", .text("YES")),
                ("CODE_SIGNING_ALLOWED", .text("NO")),
            ]
        )
    }

    private var sandboxApp: Members {
        target(
            "application",
            settings: [bundleIdentifier("${frameworkName}")],
            more: [infoPlist("${frameworkName}", [sceneManifest, ("UILaunchScreen", .object([]))] + mixedLanguages)]
        )
    }

    /// A sandbox's modules may have languages that the sandbox itself doesn't have.
    private var mixedLanguages: Members {
        project.project.localization == nil ? [] : [("CFBundleAllowMixedLocalizations", .flag(true))]
    }

    /// The entry without which UIKit supports no window scenes. The program itself chooses a scene's delegate.
    private var sceneManifest: (name: String, value: JSONValue) {
        ("UIApplicationSceneManifest", .object([("UIApplicationSupportsMultipleScenes", .flag(false))]))
    }

    private var unitTests: Members {
        target(
            "bundle.unit-test",
            settings: [bundleIdentifier("${frameworkName}"), ("GENERATE_INFOPLIST_FILE", .text("YES"))]
        )
    }

    private var application: Members {
        let app = project.targets.filter { $0.name == project.project.app }
        let isApplication = project.project.isApplication
        let linked = dependencies.linked(isApplication ? app.flatMap(\.dependencies) : app.map { .module($0.name) })
        // Sources of the target itself are added to these.
        let sources: Members = isApplication ? [("sources", .texts(app.map(\.folder)))] : []
        return target(
            "application",
            settings: [
                bundleIdentifier("${target_name}"), ("GENERATE_INFOPLIST_FILE", .text("YES")),
                ("INFOPLIST_KEY_UILaunchScreen_Generation", .text("YES")),
            ],
            more: sources + entitlements + [("dependencies", .list(linked))]
        )
    }

    /// The right to be opened by links to the app's hosts.
    private var entitlements: Members {
        let hosts = project.project.linkHosts
        guard !hosts.isEmpty else { return [] }
        let domains: Members = [("com.apple.developer.associated-domains", .texts(hosts.map { "applinks:\($0)" }))]
        let path = JSONValue.text("InfoPlists/${target_name}.entitlements")
        return [("entitlements", .object([("path", path), ("properties", .object(domains))]))]
    }

    private func target(_ type: String, settings: Members, more: Members = []) -> Members {
        let settings: Members = [
            ("groups", .texts([XcodeGenProject.settingGroup])), ("base", .object(settings)),
        ]
        return [("type", .text(type))] + XcodeGenPlatforms(project.project).keys
            + [("settings", .object(settings))] + more
    }

    private var dependencies: XcodeGenDependencies { XcodeGenDependencies(project) }

    private func bundleIdentifier(_ name: String) -> (name: String, value: JSONValue) {
        ("PRODUCT_BUNDLE_IDENTIFIER", .text("\(project.project.bundleIdPrefix).\(name)"))
    }

    /// Returns the `Info.plist`. It is outside all modules, since SwiftPM warns about unknown files in them.
    private func infoPlist(
        _ name: String,
        _ properties: Members = []
    ) -> (name: String, value: JSONValue) {
        let versions: Members = [
            ("CFBundleShortVersionString", .text("$(MARKETING_VERSION)")),
            ("CFBundleVersion", .text("$(CURRENT_PROJECT_VERSION)")),
        ]
        return (
            "info",
            .object([("path", .text("InfoPlists/\(name).plist")), ("properties", .object(versions + properties))])
        )
    }

    private var sdk: [JSONValue] {
        let filter = XcodeGenPlatforms(project.project).filter { $0 != "macOS" }
        return filter.map { [.object([("sdk", .text("UIKit.framework"))] + $0)] } ?? []
    }
}
