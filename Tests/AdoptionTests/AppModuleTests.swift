import Adoption
import Testing

/// Where the generated switch goes: into the target that compiles the resolver.
@Suite
struct AppModuleTests {
    private static let switchName = "Router+AdoptedScenes.swift"

    private func search(_ files: [String: String], sources: [String] = []) -> AppModuleSearch {
        let manifests = ManifestReader.manifests(among: files.keys.sorted() + sources) {
            files[$0].map { Array($0.utf8) }
        }
        return AppModuleSearch(manifests, folderName: "Folder", fileName: Self.switchName)
    }

    /// The module, its folder, and what has to be done there.
    private func found(_ files: [String: String], _ resolver: String) throws -> (AppModule, AppModule.Fit) {
        let search = search(files, sources: [resolver])
        let module = try search.module(of: resolver)
        return (module, search.fit(of: module.path(of: Self.switchName), besides: resolver))
    }

    private static func package(_ targets: String) -> String {
        "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", targets: [\(targets)])"
    }

    private static func tuist(_ target: String) -> String {
        "import ProjectDescription\nlet project = Project(name: \"P\", targets: [.target(name: \"App\", \(target))])"
    }

    @Test(arguments: [
        ("Modules", ".target(name: \"AppFeature\")", "Modules/Sources/AppFeature"),
        ("Modules", ".target(name: \"AppFeature\", path: \"AppFeature\")", "Modules/AppFeature"),
        ("Modules", ".target(name: \"AppFeature\", path: \".\")", "Modules"),
        ("Modules/Inner", ".target(name: \"AppFeature\", path: \"../AppFeature\")", "Modules/AppFeature"),
        ("Modules", ".target(name: \"AppFeature\", path: \"Code\")", "Modules/Code"),
        ("Modules", ".target(name: \"AppFeature\", path: \"Code\", exclude: [\"Generated\"])", "Modules/Code/Deep"),
        ("Modules", ".target(name: \"AppFeature\", path: \"Code\", sources: [\"Deep\"])", "Modules/Code/Deep"),
        ("Modules", ".target(name: \"AppFeature\")", "Modules/Sources"),
        ("Modules", ".target(name: \"AppFeature\"), .testTarget(name: \"Tests\")", "Modules/src/AppFeature"),
    ])
    func aPackageBelow(folder: String, targets: String, sources: String) throws {
        let resolver = sources.hasSuffix("Deep") ? "\(sources)/Router.swift" : "\(sources)/Deep/Router.swift"
        let (module, fit) = try found(["\(folder)/Package.swift": Self.package(targets)], resolver)
        #expect(module.name == "AppFeature")
        #expect(module.sources == sources)
        #expect(fit == .compiled)
    }

    @Test(arguments: [
        ("sources: [\"Sources/**\"]", "Projects/App/Sources"),
        ("sources: \"Sources/**/*.swift\"", "Projects/App/Sources"),
        ("sources: [\"Sources\"]", "Projects/App/Sources"), ("buildableFolders: [\"Sources\"]", "Projects/App/Sources"),
        ("sources: [.glob(\"Sources/**\", excluding: [\"Sources/Old/**\"])]", "Projects/App/Sources"),
        ("sources: .sourceFilesList(globs: [.glob(\"Sources/**\")])", "Projects/App/Sources"),
        ("sources: [\"Sources/*/*.swift\", \"Sources/Deep/Generated/*\"]", "Projects/App/Sources"),
        ("sources: [\"Sources/Deep/*.swift\", \"Sources/Deep/Generated/*\"]", "Projects/App/Sources/Deep"),
    ])
    func tuistBelow(target: String, sources: String) throws {
        let manifest = ["Projects/App/Project.swift": Self.tuist(target)]
        let (module, fit) = try found(manifest, "Projects/App/Sources/Deep/Router.swift")
        #expect(module.name == "App")
        #expect(module.sources == sources)
        #expect(fit == .regenerated(command: "tuist generate", folder: "Projects/App"))
    }

    @Test(arguments: [
        ("sources: [Cinema]", "ios/Cinema"), ("sources: Cinema", "ios/Cinema"),
        ("sources: [{ path: Cinema, excludes: [\"Old/**\"] }]", "ios/Cinema"),
        ("sources: [{ path: Cinema, excludes: [Generated] }]", "ios/Cinema/Deep"),
        ("sources: [{ path: Cinema, includes: [\"Deep/**\"] }]", "ios/Cinema/Deep"),
        ("templates: [Base], templateAttributes: { where: Cinema }", "ios/Cinema"),
    ])
    func xcodeGenBelow(target: String, sources: String) throws {
        let spec = """
            name: Cinema
            targets: { App: { type: application, \(target) } }
            targetTemplates: { Base: { sources: ["${where}"] } }
            """
        let (module, fit) = try found(["ios/project.yml": spec], "ios/Cinema/Deep/Router.swift")
        #expect(module.name == "App")
        #expect(module.sources == sources)
        #expect(fit == .regenerated(command: "xcodegen generate", folder: "ios"))
    }

    @Test(arguments: [
        ("include: XcodeGen/Core.yml", "../Core"),
        ("include: [{ path: XcodeGen/Core.yml, relativePaths: false }]", "Core"),
        ("include: [XcodeGen/Middle.yml]", "../Core"),
    ])
    func xcodeGenIncludes(include: String, path: String) throws {
        let files = [
            "project.yml": "name: Cinema\n\(include)\ntargets: { App: { type: application, sources: [App] } }",
            "XcodeGen/Middle.yml": "include: Core.yml",
            "XcodeGen/Core.yml": "targets: { Core: { type: framework, sources: [\"\(path)\"] } }",
        ]
        let (module, _) = try found(files, "Core/Router.swift")
        #expect(module.name == "Core")
        #expect(module.sources == "Core")
        #expect(module.manifest?.name == "Cinema")
    }

    private static func synchronized(_ more: String = "") -> String {
        SmallProject.text(
            groups:
                "G = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = \"<group>\"; \(more) };",
            target: "fileSystemSynchronizedGroups = (G, );"
        )
    }

    @Test(arguments: ["", "Apps/MyApp/"])
    func aSynchronizedFolder(folder: String) throws {
        let files = ["\(folder)My.xcodeproj/project.pbxproj": Self.synchronized()]
        let (module, fit) = try found(files, "\(folder)App/Sources/Deep/Router.swift")
        #expect(module.name == "Cinema")
        #expect(module.sources == "\(folder)App/Sources")
        #expect(fit == .compiled)
    }

    @Test func whatATargetLeavesOutOfASynchronizedFolder() throws {
        let exceptions = "exceptions = (E, );\n"
        let text = Self.synchronized(exceptions).replacing(
            "P = {",
            with:
                "E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Generated/\(Self.switchName), ); };\nP = {"
        )
        let (module, _) = try found(["My.xcodeproj/project.pbxproj": text], "App/Sources/Deep/Router.swift")
        #expect(module.sources == "App/Sources/Deep")
    }

    @Test func aClassicGroup() throws {
        let text = SmallProject.text(
            groups: "F = { isa = PBXFileReference; path = Deep/Router.swift; sourceTree = \"<group>\"; };",
            target: "buildPhases = (P, );",
            settings: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
        )
        let (module, fit) = try found(["ios/My.xcodeproj/project.pbxproj": text], "ios/App/Deep/Router.swift")
        #expect(module.name == "Cinema")
        #expect(module.sources == "ios/App/Deep")
        #expect(fit == .added(targets: ["Cinema"], project: "ios/My.xcodeproj"))
        #expect(module.isMainActorByDefault)
        let again = search([
            "ios/My.xcodeproj/project.pbxproj": text.replacing("Deep/Router.swift;", with: "Router.swift;")
        ])
        #expect(again.fit(of: "ios/App/Router.swift", besides: "ios/App/Router.swift") == .compiled)
    }

    /// Of several manifests, the nearest.
    @Test func theNearestManifestSays() throws {
        let files = [
            "Package.swift": Self.package(".target(name: \"All\", path: \".\")"),
            "App/Package.swift": Self.package(".target(name: \"App\", path: \".\")"),
        ]
        #expect(try found(files, "App/Router.swift").0.name == "App")
        #expect(try found(files, "Other/Router.swift").0.name == "All")
    }

    @Test(arguments: [
        ("Package.swift", package(".target(name: \"App\", path: \"App\", exclude: [\"Generated\"])")),
        ("Package.swift", package(".target(name: \"App\", path: \"App\", sources: [\"Router.swift\"])")),
        ("Project.swift", tuist("sources: [\"App/*.swift\"]")),
        (
            "project.yml",
            "targets: { App: { type: application, sources: [{ path: App, excludes: [\"**/Generated/**\"] }] } }"
        ),
    ])
    func whatNothingWouldCompileIsRefused(path: String, manifest: String) throws {
        do throws(NoPlaceForSwitch) {
            let module = try search([path: manifest], sources: ["App/Router.swift"]).module(of: "App/Router.swift")
            Issue.record("\(module)")
        } catch {
            #expect(error.target == "App")
            #expect(error.manifest == path)
            #expect(error.path == "App/Generated/\(Self.switchName)")
        }
    }

    /// Beside the resolver, at a guess, and it is said.
    @Test(arguments: [
        ("Project.swift", "import ProjectDescription\nlet project = Project.app(name: \"Cinema\")", "Apps/One/Code"),
        (
            "Package.swift", "let package = Package(name: \"P\", targets: names.map { .target(name: $0) })",
            "Apps/One/Code"
        ),
    ])
    func whatIsComputedIsntKnown(path: String, manifest: String, sources: String) throws {
        let (module, fit) = try found([path: manifest], "Apps/One/Code/Router.swift")
        #expect(module.sources == sources)
        #expect(fit == .unclear)
    }

    /// A source may have the name of a manifest.
    @Test func aModelMayBeCalledProject() {
        let files = ["App/Project.swift": "struct Project { var name: String }\nlet x = Project(name: \"A\")"]
        #expect(ManifestReader.manifests(among: Array(files.keys)) { files[$0].map { Array($0.utf8) } }.isEmpty)
    }

    @Test(arguments: [
        ("App/**", "App/A.swift", true), ("App/**", "Apps/A.swift", false), ("App/**/*.swift", "App/A.swift", true),
        ("App/**/*.swift", "App/B/C/A.swift", true), ("App/*.swift", "App/B/A.swift", false),
        ("**/A?.swift", "A1.swift", true),
        ("**", "A/B", true), ("A*B*C", "AxxBxBxC", true), ("A*B*C", "AxxBxBx", false),
    ])
    func patterns(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path) == matches)
    }
}
