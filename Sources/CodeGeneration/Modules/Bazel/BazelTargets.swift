import ProjectModel
import SpecReading
import TemplateCatalogue

/// The targets of `BUILD.bazel`, in the order of `Package.swift`.
struct BazelTargets {
    let context: GenerationContext
    let settings: BazelSpec
    private var project: Project { context.project }

    var calls: [BazelCall] { context.targets.flatMap(calls) + app }

    private func calls(of target: PackageTarget) -> [BazelCall] {
        switch target.kind {
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

    /// A bundle, where the module's accessor finds it.
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

    /// Those that run on the machine that builds, and on iOS the same in a simulator.
    private func tests(_ target: PackageTarget) -> [BazelCall] {
        let module: BazelCall.Attributes = [("module_name", .text(target.name)), ("testonly", .code("True"))]
        let headless = compiled("swift_test", target, name: target.name, more: Array(module.prefix(1)))
        guard let version = iOS else { return [headless] }
        let library = target.name + "Library"
        return [
            headless,
            compiled("swift_library", target, name: library, more: module),
            BazelCall(
                "ios_unit_test",
                name: target.name + "OnIOS",
                [
                    ("minimum_os_version", .text(version)), Self.needsApplesSDK, ("deps", .texts([":\(library)"])),
                ]
            ),
        ]
    }

    /// The headless program is for the machine that builds alone; a sandbox is an app on iOS.
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

    /// The app whose target is scaffolded for Xcode, from the same folder.
    private var app: [BazelCall] {
        guard context.holds(.appTarget), iOS != nil else { return [] }
        let name = project.appTargetName
        let main = context.targets.filter { $0.name == project.app }
        let dependencies = main.map { .module($0.name) } + main.flatMap(\.dependencies)
        let target = PackageTarget(kind: .target, name: name, dependencies: dependencies, path: name)
        let library = name + "Library"
        return [
            compiled(
                "swift_library",
                target,
                name: library,
                more: [("module_name", .text(name)), Self.needsApplesSDK]
            ),
            application(
                name,
                infoPlist: "\(name)/Info.plist",
                library: library,
                more: [("app_icons", .glob(["\(name)/Assets.xcassets/**"]))]
            ),
        ]
    }

    private func application(
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

    private func compiled(
        _ rule: String,
        _ target: PackageTarget,
        name: String,
        more: BazelCall.Attributes
    ) -> BazelCall {
        let handwritten = Starlark.handwritten(["\(target.folder)/**/*.swift"])
        let generated = #"["generated/" + path for path in GENERATED["\#(target.name)"]]"#
        let isGenerated = context.outputs.contains { $0.hasPrefix(target.folder + "/") }
        return BazelCall(
            rule,
            name: name,
            [
                ("srcs", .sum(isGenerated ? [handwritten, .code(generated)] : [handwritten])),
                ("copts", .code("COPTS")), ("defines", .code("DEFINES")),
            ] + more + [("deps", BazelDependencies(target.dependencies).value)]
        )
    }

    /// What is left out of `bazel build //...`, which works on Linux, too.
    private static var needsApplesSDK: (name: String, value: Starlark) { ("tags", .texts(["manual"])) }

    private var iOS: String? { project.platforms.first { $0.name == "iOS" }?.version }

    private func bundleIdentifier(_ name: String) -> String {
        "\(settings.bundleIdPrefix).\(BundleIdentifier.part(of: name))"
    }
}
