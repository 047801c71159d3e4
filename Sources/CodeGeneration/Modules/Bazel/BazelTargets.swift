/// The targets of `BUILD.bazel`, in the order of `Package.swift`.
struct BazelTargets {
    let context: GenerationContext
    var project: Project { context.project }

    var calls: [BazelCall] { context.targets.flatMap(calls) + app }

    private func calls(of target: PackageTarget) -> [BazelCall] {
        if target.isOfApplication { return ofApplication(target) }
        return switch target.kind {
        case .target: resources(of: target) + [module(target)]
        case .testTarget: tests(target)
        case .executableTarget: program(target)
        }
    }

    private func module(_ target: PackageTarget) -> BazelCall {
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
    private func resources(of target: PackageTarget) -> [BazelCall] {
        guard target.hasResources else { return [] }
        return [
            BazelCall(
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
    private func tests(_ target: PackageTarget) -> [BazelCall] {
        let headless = compiled("swift_test", target, name: target.name, more: [("module_name", .text(target.name))])
        guard let version = iOS else { return [headless] }
        return [headless] + testsOnIOS(target, deployment: version)
    }

    /// - Parameter host: The app that they run in, if they need one.
    func testsOnIOS(_ target: PackageTarget, deployment: String, host: String? = nil) -> [BazelCall] {
        let library = target.name + "Library"
        let needs = host == nil ? [] : [Self.needsApplesSDK]
        return [
            compiled(
                "swift_library",
                target,
                name: library,
                more: [("module_name", .text(target.name)), ("testonly", .code("True"))] + needs
            ),
            BazelCall(
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
    private func program(_ target: PackageTarget) -> [BazelCall] {
        let module: BazelCall.Attributes = [("module_name", .text(target.name))]
        let headless = compiled("swift_binary", target, name: target.name, more: module)
        guard target.name != project.headlessName, iOS != nil else { return [headless] }
        let library = target.name + "Library"
        let plist = target.name + "InfoPlist"
        return [
            headless,
            compiled("swift_library", target, name: library, more: module),
            BazelCall("sandbox_info_plist", name: plist, []),
            application(target.name + "App", infoPlist: ":\(plist)", library: library),
        ]
    }

    func application(
        _ name: String,
        infoPlist: String,
        library: String,
        more: BazelCall.Attributes = []
    ) -> BazelCall {
        let attributes: BazelCall.Attributes = [
            ("bundle_id", .text(bundleIdentifier(name))), ("families", .texts(["iphone", "ipad"])),
            ("infoplists", .texts([infoPlist])), ("minimum_os_version", .text(iOS ?? "")),
            Self.needsApplesSDK, ("deps", .texts([":\(library)"])),
        ]
        return BazelCall("ios_application", name: name, more + attributes)
    }

    /// - Parameter others: Targets whose sources belong to the same module.
    func compiled(
        _ rule: String,
        _ target: PackageTarget,
        with others: [PackageTarget] = [],
        name: String,
        more: BazelCall.Attributes
    ) -> BazelCall {
        BazelCall(
            rule,
            name: name,
            [
                ("srcs", sources(of: [target] + others)),
                ("copts", .code("COPTS")), ("defines", .code("DEFINES")),
            ] + more + [("deps", BazelDependencies(target.dependencies).value)]
        )
    }

    func sources(of targets: [PackageTarget]) -> Starlark {
        let generated: [Starlark] = targets.compactMap { target in
            guard context.outputs.contains(where: { $0.hasPrefix(target.folder + "/") }) else { return nil }
            return .code(#"["generated/" + path for path in GENERATED["\#(target.name)"]]"#)
        }
        return .sum([.handwritten(targets.map { "\($0.folder)/**/*.swift" })] + generated)
    }

    /// The tag that leaves a target out of `bazel build //...`, which works on Linux, too.
    static var needsApplesSDK: BazelCall.Attributes.Element { ("tags", .texts(["manual"])) }

    var iOS: String? { project.platforms.first { $0.name == "iOS" }?.version }

    private func bundleIdentifier(_ name: String) -> String {
        "\(context.project.bundleIdPrefix).\(BundleIdentifier.part(of: name))"
    }
}
