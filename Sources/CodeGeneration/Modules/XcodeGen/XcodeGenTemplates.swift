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

    var value: JSONValue {
        let templates: [(name: Name, value: JSONValue)] = [
            (.module, module), (.featureModule, featureModule), (.resources, resources), (.sandboxApp, sandboxApp),
            (.unitTests, unitTests), (.application, application),
        ]
        let hasResources = project.targets.contains(where: \.hasResources)
        let used = templates.filter { hasResources || $0.name != .resources }
        return .object(used.map { ($0.name.rawValue, $0.value) })
    }

    private var module: JSONValue {
        target(
            "framework",
            ["MACH_O_TYPE": "staticlib", "PRODUCT_BUNDLE_IDENTIFIER": identifier],
            info: infoPlist([:]),
            dependencies: sdk + dependencies.compiled([.runtime])
        )
    }

    private var featureModule: JSONValue {
        [
            "templates": [.text(Name.module.rawValue)],
            "dependencies": .list(dependencies.compiled([.module(project.core)])),
        ]
    }

    /// The resource bundle. It isn't signed, since the app that contains it is.
    private var resources: JSONValue {
        target(
            "bundle",
            [
                "PRODUCT_BUNDLE_IDENTIFIER": identifier, "GENERATE_INFOPLIST_FILE": "YES",
                "CODE_SIGNING_ALLOWED": "NO",
            ]
        )
    }

    private var sandboxApp: JSONValue {
        let info = infoPlist([
            // Without it, UIKit supports no window scenes. The program itself chooses a scene's delegate.
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false],
            "UILaunchScreen": [:],
            // A sandbox's modules may have languages that the sandbox itself doesn't have.
            "CFBundleAllowMixedLocalizations": project.project.localization == nil ? .null : true,
        ])
        return target("application", ["PRODUCT_BUNDLE_IDENTIFIER": identifier], info: info)
    }

    private var unitTests: JSONValue {
        target("bundle.unit-test", ["PRODUCT_BUNDLE_IDENTIFIER": identifier, "GENERATE_INFOPLIST_FILE": "YES"])
    }

    private var application: JSONValue {
        let app = project.targets.filter { $0.name == project.project.app }
        let isApplication = project.project.isApplication
        return target(
            "application",
            [
                "PRODUCT_BUNDLE_IDENTIFIER": "\(project.project.bundleIdPrefix).${target_name}",
                "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
            ],
            // Sources of the target itself are added to these.
            sources: isApplication ? .texts(app.map(\.folder)) : .null,
            entitlements: entitlements,
            dependencies: dependencies.linked(
                isApplication ? app.flatMap(\.dependencies) : app.map { .module($0.name) }
            )
        )
    }

    /// The right to be opened by links to the app's hosts.
    private var entitlements: JSONValue {
        let domains = project.project.linkHosts.map { "applinks:\($0)" }
        if domains.isEmpty { return .null }
        return [
            "path": "InfoPlists/${target_name}.entitlements",
            "properties": ["com.apple.developer.associated-domains": .texts(domains)],
        ]
    }

    private func target(
        _ type: String,
        _ settings: JSONValue,
        sources: JSONValue = .null,
        info: JSONValue = .null,
        entitlements: JSONValue = .null,
        dependencies: [JSONValue] = []
    ) -> JSONValue {
        let platforms = XcodeGenPlatforms(project.project)
        return .sparse([
            "type": .text(type), "platform": platforms.platform,
            "supportedDestinations": platforms.supportedDestinations, "deploymentTarget": platforms.deploymentTarget,
            "settings": ["groups": [.text(XcodeGenProject.settingGroup)], "base": settings],
            "sources": sources, "info": info, "entitlements": entitlements, "dependencies": .list(dependencies),
        ])
    }

    private var dependencies: XcodeGenDependencies { XcodeGenDependencies(project) }

    private var identifier: JSONValue { "\(project.project.bundleIdPrefix).${frameworkName}" }

    /// Returns the `Info.plist`. It is outside all modules, since SwiftPM warns about unknown files in them.
    private func infoPlist(_ more: KeyValuePairs<String, JSONValue>) -> JSONValue {
        let versions: KeyValuePairs<String, JSONValue> = [
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
        ]
        return ["path": "InfoPlists/${frameworkName}.plist", "properties": .sparse(ofMembers: Array(versions) + more)]
    }

    private var sdk: [JSONValue] {
        let filter = XcodeGenPlatforms(project.project).filter { $0 != "macOS" }
        return filter.map { [.sparse(["sdk": "UIKit.framework", "destinationFilters": $0])] } ?? []
    }
}
