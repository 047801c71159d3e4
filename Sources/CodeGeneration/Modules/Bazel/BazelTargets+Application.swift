/// The app that is scaffolded for Xcode, from the same folder.
extension BazelTargets {
    private var hasAppTarget: Bool { context.holds(.appTarget) && iOS != nil }
    private var appLibrary: String { project.appTargetName + "Library" }
    private var appModule: [PackageTarget] { context.targets.filter { $0.name == project.app } }

    var app: [BazelCall] {
        guard hasAppTarget else { return [] }
        let name = project.appTargetName
        let isApplication = project.isApplication
        let modules = isApplication ? [] : appModule.map { PackageTarget.Dependency.module($0.name) }
        let target = PackageTarget(
            kind: .target,
            name: name,
            dependencies: modules + appModule.flatMap(\.dependencies),
            path: name
        )
        return [
            compiled(
                "swift_library",
                target,
                with: isApplication ? appModule : [],
                name: appLibrary,
                more: [("module_name", .text(project.applicationName)), Self.needsApplesSDK]
            ),
            application(
                name,
                infoPlist: "\(name)/Info.plist",
                library: appLibrary,
                more: [("app_icons", .glob(["\(name)/Assets.xcassets/**"])), ("resources", resources)]
            ),
        ]
    }

    /// The application's resources, which are in its own bundle.
    private var resources: Starlark {
        guard project.isApplication, context.hasResources(project.app) else { return .texts([]) }
        return .glob(appModule.map { "\($0.folder)/Resources/**" })
    }

    /// Returns the targets of the application's module: its tests, or its sources for a target of the team's own.
    func ofApplication(_ target: PackageTarget) -> [BazelCall] {
        switch target.kind {
        case .testTarget:
            guard hasAppTarget, let version = iOS else { return [] }
            var tests = target
            tests.dependencies.removeAll { $0 == .module(project.app) }
            tests.dependencies.insert(.module(appLibrary), at: 0)
            return testsOnIOS(tests, deployment: version, host: project.appTargetName)
        case .target, .executableTarget:
            if hasAppTarget { return [] }
            return [BazelCall("filegroup", name: "\(target.name)Sources", [("srcs", sources(of: [target]))])]
        }
    }
}
