import Adoption
import Testing

/// Apps in one repository have nothing to do with each other.
@Suite
struct SeveralAppsTests {
    private static let app = """
        protocol Place {}
        struct Home: Place {}
        struct Film: Place { let id: Int }
        final class Router {
            func open(_ place: any Place) -> UIViewController {
                switch place { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }
            }
        }
        """

    private func sources(_ manifests: [String: String], _ paths: [String], seenFrom path: String) -> [String] {
        let read = ManifestReader.manifests(among: manifests.keys.sorted() + paths) {
            manifests[$0].map { Array($0.utf8) }
        }
        let all = paths.map { AppSource(path: $0, bytes: Array(Self.app.utf8)) }
        return AppParts(read).sources(all, seenFrom: path).map(\.path)
    }

    private static let apps = ["One/Router.swift", "Shared/Router.swift", "Two/Router.swift"]

    /// Whatever makes them.
    @Test(arguments: [
        [
            "Package.swift":
                """
            let package = Package(name: "P", targets: [
                .executableTarget(name: "One", dependencies: ["Shared"], path: "One"),
                .executableTarget(name: "Two", dependencies: [.target(name: "Shared")], path: "Two"),
                .target(name: "Shared", path: "Shared"),
            ])
            """
        ],
        [
            "project.yml":
                """
            targets:
              One: { type: application, sources: [One], dependencies: [{ target: Shared }] }
              Two: { type: application, sources: [Two], dependencies: [{ target: Shared }] }
              Shared: { type: framework, sources: [Shared] }
            """
        ],
        [
            "One/Project.swift":
                "import ProjectDescription\nlet p = Project(name: \"One\", targets: [.target(name: \"One\", product: .app, sources: [\"**\"], dependencies: [.project(target: \"Shared\", path: \"../Shared\")])])",
            "Two/Project.swift":
                "import ProjectDescription\nlet p = Project(name: \"Two\", targets: [.target(name: \"Two\", product: .app, sources: [\"**\"], dependencies: some)])",
            "Shared/Project.swift":
                "import ProjectDescription\nlet p = Project(name: \"Shared\", targets: [.target(name: \"Shared\", product: .framework, sources: [\"**\"])])",
        ],
    ])
    func theOtherAppDoesNotCount(manifests: [String: String]) {
        #expect(
            sources(manifests, Self.apps, seenFrom: "One/Router.swift") == ["One/Router.swift", "Shared/Router.swift"]
        )
    }

    @Test func twoXcodeProjects() {
        let text = SmallProject.text(
            groups: "G = { isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = \"<group>\"; };",
            target: "fileSystemSynchronizedGroups = (G, );"
        )
        let paths = ["One/App/Code/A.swift", "Sources/Kit/B.swift", "Two/App/Code/A.swift"]
        let manifests = ["One/One.xcodeproj/project.pbxproj": text, "Two/Two.xcodeproj/project.pbxproj": text]
        #expect(sources(manifests, paths, seenFrom: paths[2]) == ["Sources/Kit/B.swift", "Two/App/Code/A.swift"])
    }

    /// What no target compiles yet belongs to the target that it lies among.
    @Test func sourcesOfNoTarget() {
        let text = SmallProject.text(
            groups: "F = { isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };",
            target: "buildPhases = (P, );"
        )
        let paths = ["Kit/B.swift", "One/App/A.swift", "One/App/More/B.swift", "Two/App/A.swift", "Two/App/C.swift"]
        let manifests = ["One/One.xcodeproj/project.pbxproj": text, "Two/Two.xcodeproj/project.pbxproj": text]
        #expect(sources(manifests, paths, seenFrom: paths[1]) == Array(paths[...2]))
        #expect(sources(manifests, paths, seenFrom: paths[2]) == Array(paths[...2]))
        #expect(sources(manifests, paths, seenFrom: paths[4]) == [paths[0], paths[3], paths[4]])
        #expect(sources(manifests, paths, seenFrom: paths[0]) == paths)
    }

    /// A module that isn't built with the resolver's may have the same names.
    @Test func modulesOfAPackage() {
        let package = """
            let package = Package(
                name: "P",
                products: [.library(name: "Kit", targets: ["Shared"])],
                targets: [
                    .target(name: "One", dependencies: [.product(name: "Kit", package: "P")], path: "One"),
                    .target(name: "Two", path: "Two"), .target(name: "Shared", path: "Shared"),
                ]
            )
            """
        #expect(
            sources(["Package.swift": package], Self.apps, seenFrom: "One/Router.swift") == [
                "One/Router.swift", "Shared/Router.swift",
            ]
        )
        // What is computed may be anything.
        let computed = package.replacing(
            "dependencies: [.product(name: \"Kit\", package: \"P\")]",
            with: "dependencies: all"
        )
        #expect(sources(["Package.swift": computed], Self.apps, seenFrom: "One/Router.swift") == Self.apps)
    }
}
