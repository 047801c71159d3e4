/// The targets of `BUILD.bazel`, in the order of `Package.swift`.
struct BazelTargets {
    let context: GenerationContext
    private var project: Project { context.project }

    var calls: [Starlark] { context.targets.flatMap(calls) + app }

    private func calls(of target: PackageTarget) -> [Starlark] {
        if target.isOfApplication { return ofApplication(target) }
        return switch target.kind {
        case .target: resources(of: target) + [module(target)]
        case .testTarget: tests(target)
        case .executableTarget: program(target)
        }
    }

    private func module(_ target: PackageTarget) -> Starlark {
        // Where there is no UIKit, nobody looks into nibs, and nothing compiles them.
        let resources = Starlark.select([
            ("@platforms//os:linux", .texts([])), ("//conditions:default", .texts([":\(target.resourcesName)"])),
        ])
        return compiled(
            "swift_library",
            target,
            name: target.name,
            more: [("data", target.hasResources ? resources : .texts([])), ("module_name", .text(target.name))]
        )
    }

    /// Returns the bundle in which the module's accessor finds its resources.
    private func resources(of target: PackageTarget) -> [Starlark] {
        guard target.hasResources else { return [] }
        return [
            .rule(
                "apple_resource_bundle",
                name: target.resourcesName,
                [
                    ("bundle_id", .text(bundleIdentifier(target.resourcesName))),
                    ("resources", .glob(["\(target.folder)/Resources/**"])), Self.needsApplesSDK,
                ]
            )
        ]
    }

    /// Returns the tests on the build machine, and on iOS the same tests in a simulator.
    private func tests(_ target: PackageTarget) -> [Starlark] {
        let headless = compiled("swift_test", target, name: target.name, more: [("module_name", .text(target.name))])
        guard let version = iOS else { return [headless] }
        return [headless] + testsOnIOS(target, deployment: version)
    }

    /// - Parameter host: The app that they run in, if they need one.
    private func testsOnIOS(_ target: PackageTarget, deployment: String, host: String? = nil) -> [Starlark] {
        let library = target.name + "Library"
        let needs = host == nil ? [] : [Self.needsApplesSDK]
        return [
            compiled(
                "swift_library",
                target,
                name: library,
                more: [("module_name", .text(target.name)), ("testonly", .code("True"))] + needs
            ),
            .rule(
                "ios_unit_test",
                name: target.name + "OnIOS",
                [
                    ("minimum_os_version", .text(deployment)), Self.needsApplesSDK,
                    ("test_host", host.map { .text(":\($0)") } ?? .texts([])), ("deps", .texts([":\(library)"])),
                ]
            ),
        ]
    }

    /// Returns a program's targets. The headless program is for the build machine only; a sandbox is an app on iOS.
    private func program(_ target: PackageTarget) -> [Starlark] {
        let module: Starlark.Attributes = [("module_name", .text(target.name))]
        let headless = compiled("swift_binary", target, name: target.name, more: module)
        guard target.name != project.headlessName, iOS != nil else { return [headless] }
        let library = target.name + "Library"
        let plist = target.name + "InfoPlist"
        return [
            headless,
            compiled("swift_library", target, name: library, more: module),
            .rule("sandbox_info_plist", name: plist),
            application(target.name + "App", infoPlist: ":\(plist)", library: library),
        ]
    }

    private func application(
        _ name: String,
        infoPlist: String,
        library: String,
        more: Starlark.Attributes = []
    ) -> Starlark {
        let attributes: Starlark.Attributes = [
            ("bundle_id", .text(bundleIdentifier(name))), ("families", .texts(["iphone", "ipad"])),
            ("infoplists", .texts([infoPlist])), ("minimum_os_version", .text(iOS ?? "")),
            Self.needsApplesSDK, ("deps", .texts([":\(library)"])),
        ]
        return .rule("ios_application", name: name, more + attributes)
    }

    /// - Parameter others: Targets whose sources belong to the same module.
    private func compiled(
        _ rule: String,
        _ target: PackageTarget,
        with others: [PackageTarget] = [],
        name: String,
        more: Starlark.Attributes
    ) -> Starlark {
        .rule(
            rule,
            name: name,
            [
                ("srcs", sources(of: [target] + others)),
                ("copts", .code("COPTS")), ("defines", .code("DEFINES")),
            ] + more + [("deps", .labels(of: target.dependencies))]
        )
    }

    private func sources(of targets: [PackageTarget]) -> Starlark {
        let generated: [Starlark] = targets.compactMap { target in
            guard context.outputs.contains(where: { $0.hasPrefix(target.folder + "/") }) else { return nil }
            return .code(#"["generated/" + path for path in GENERATED["\#(target.name)"]]"#)
        }
        return .sum([.glob(targets.map { "\($0.folder)/**/*.swift" }, handwritten: true)] + generated)
    }

    /// The tag that leaves a target out of `bazel build //...`, which works on Linux, too.
    private static var needsApplesSDK: Starlark.Attributes.Element { ("tags", .texts(["manual"])) }

    private var iOS: String? { project.platforms.first { $0.name == "iOS" }?.version }

    private func bundleIdentifier(_ name: String) -> String {
        "\(context.project.bundleIdPrefix).\(BundleIdentifier.part(of: name))"
    }
}

/// The app that is scaffolded for Xcode, from the same folder.
extension BazelTargets {
    private var hasAppTarget: Bool { context.holds(.appTarget) && iOS != nil }
    private var appLibrary: String { project.appTargetName + "Library" }
    private var appModule: [PackageTarget] { context.targets.filter { $0.name == project.app } }

    fileprivate var app: [Starlark] {
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
    fileprivate func ofApplication(_ target: PackageTarget) -> [Starlark] {
        switch target.kind {
        case .testTarget:
            guard hasAppTarget, let version = iOS else { return [] }
            var tests = target
            tests.dependencies.removeAll { $0 == .module(project.app) }
            tests.dependencies.insert(.module(appLibrary), at: 0)
            return testsOnIOS(tests, deployment: version, host: project.appTargetName)
        case .target, .executableTarget:
            if hasAppTarget { return [] }
            return [.rule("filegroup", name: "\(target.name)Sources", [("srcs", sources(of: [target]))])]
        }
    }
}
