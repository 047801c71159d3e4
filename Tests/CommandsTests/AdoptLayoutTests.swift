import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Apps as they lie in repositories: below the root, beside others, ignored in part, or written by another tool.
@Suite struct AdoptLayoutTests {
    /// The two steps of Cookpad's own apps, in a package below the root: an actor that a requirement says, and overloads whose
    /// results are each written by its descriptor.
    @Test(.onlyInTestAll) func aPackageBelowTheRootBuilds() async throws {
        let folder = try await AdoptableApp.repository([
            "Modules/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Modules", targets: [.target(name: "AppFeature")])

            """,
            "Modules/Sources/AppFeature/AppEnvironment.swift": """
            @MainActor class Page {}
            protocol TypedDescriptor { associatedtype Output }
            enum Places {
                struct Home: TypedDescriptor { typealias Output = Page }
                struct Detail: TypedDescriptor { typealias Output = Page; let id: Int }
            }
            protocol Environment { @MainActor func resolve<D: TypedDescriptor>(_ descriptor: D) -> D.Output }
            typealias Everything = Environment & AnyObject
            final class AppEnvironment: Everything {
                func resolve<D: TypedDescriptor>(_ descriptor: D) -> D.Output {
                    switch descriptor {
                    case let home as Places.Home: return resolveConcrete(home) as! D.Output
                    case let detail as Places.Detail: return resolveConcrete(detail) as! D.Output
                    default: fatalError()
                    }
                }
            }
            extension AppEnvironment {
                @MainActor func resolveConcrete(_ home: Places.Home) -> Places.Home.Output { Page() }
                @MainActor func resolveConcrete(_ detail: Places.Detail) -> Places.Detail.Output { Page() }
            }

            """,
        ])
        let run = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(run.output.contains("AppFeature: 2 of 2 descriptors adopted"), "\(run.everything)")
        let generated = "Modules/Sources/AppFeature/Generated/AppEnvironment+AdoptedScenes.swift"
        #expect(try FileTree.read(folder.url).keys.contains(generated))
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
        let build = try await Tool.run("swift", ["build"], in: folder.url.appendingPathComponent("Modules"))
        #expect(build.succeeded, "\(build.everything)")
    }

    /// Nothing here says which actor another package's protocol asks for; with what the note says it does, and builds.
    @Test(.onlyInTestAll, arguments: [("@MainActor ", "@MainActor"), ("", "nonisolated")])
    func aProtocolOfAnotherPackage(requirement: String, remedy: String) async throws {
        func manifest(_ name: String, _ settings: String) -> String {
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"\(name)\", \(settings))\n"
        }
        let folder = try await AdoptableApp.repository([
            "Kit/Package.swift": manifest(
                "Kit",
                "products: [.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")]"
            ),
            "Kit/Sources/Kit/Kit.swift": """
            public protocol Descriptor { associatedtype Output }
            open class Page { public init() {} }
            public protocol Resolving {
                \(requirement)func resolve<D: Descriptor>(_ descriptor: D) -> D.Output
            }

            """,
            "App/Package.swift": manifest(
                "App",
                "dependencies: [.package(path: \"../Kit\")], targets: [.target(name: \"App\", dependencies: [\"Kit\"])]"
            ),
            "App/Sources/App/Env.swift": """
            import Kit
            enum Places {
                struct Home: Descriptor { typealias Output = Page }
                struct Detail: Descriptor { typealias Output = Page }
            }
            public final class Env: Resolving {
                public func resolve<D: Descriptor>(_ descriptor: D) -> D.Output {
                    switch descriptor {
                    case is Places.Home: return Page() as! D.Output
                    case is Places.Detail: return Page() as! D.Output
                    default: fatalError()
                    }
                }
            }

            """,
        ])
        let app = folder.url.appendingPathComponent("App")
        let refused = try await Tool.vipergen("adopt", "--apply", in: app)
        let note = "write '@MainActor' before 'public func resolve', or 'nonisolated' if it isn't"
        #expect(refused.errors.contains(note), "\(refused.everything)")
        let source = try String(contentsOf: app.appendingPathComponent("Sources/App/Env.swift"), encoding: .utf8)
        let words = "public func resolve"
        try folder.write(source.replacing(words, with: "\(remedy) \(words)"), to: "App/Sources/App/Env.swift")
        let run = try await Tool.vipergen("adopt", "--apply", in: app)
        #expect(run.output.contains("App: 2 of 2 descriptors adopted"), "\(run.everything)")
        let build = try await Tool.run("swift", ["build"], in: app)
        #expect(build.succeeded, "\(build.everything)")
    }

    /// Where the target compiles none of what would be generated, nothing is written.
    @Test func withoutAPlaceNothingIsWritten() async throws {
        let target = ".target(name: \"App\", path: \"App\", exclude: [\"Generated\"])"
        let folder = try await AdoptableApp.repository([
            "App/Router.swift": AdoptableApp.resolver,
            "Package.swift":
                "// swift-tools-version: 6.0\nlet package = Package(name: \"App\", targets: [\(target)])\n",
        ])
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "error: the target 'App' in 'Package.swift' wouldn't compile 'App/Generated/Router+AdoptedScenes.swift' [uncompiled-switch]"
            ),
            "\(run.everything)"
        )
        #expect(try FileTree.read(folder.url) == before)
    }

    /// `git apply` skips what lies elsewhere, and succeeds.
    @Test(.onlyInTestAll) func aPatchFitsBelowTheRoot() async throws {
        let folder = try await AdoptableApp.repository(["app/App/Router.swift": AdoptableApp.resolver])
        let app = folder.url.appendingPathComponent("app")
        let patch = try await Tool.vipergen("adopt", "--diff", in: app)
        try folder.write(patch.output, to: "adopt.patch")
        try await AdoptableApp.git("apply", "../adopt.patch", in: app)
        let specs = FileManager.default.fileExists(atPath: app.path + "/specs/project.yml")
        #expect(specs, "\(patch.everything)")
        let check = try await Tool.vipergen("check", "--specs", "app/specs", "--output", "app", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
        // The other commands' patches as well, from wherever they are run.
        let eject = try await Tool.vipergen(
            "eject",
            "--diff",
            "--specs",
            "app/specs",
            "--output",
            "app",
            in: folder.url
        )
        try folder.write(eject.output, to: "eject.patch")
        #expect(eject.output.contains("--- a/app/App/Generated/Router+AdoptedScenes.swift"), "\(eject.everything)")
        try await AdoptableApp.git("apply", "--check", "eject.patch", in: folder.url)
    }

    @Test(
        arguments: TestExtent.sample(["Generated/"], of: ["**/Generated/*", "Generated/", "/App/Generated", "specs"])
    )
    func whatGitIgnoresIsNamed(pattern: String) async throws {
        let folder = try await AdoptableApp.repository([
            "App/Router.swift": AdoptableApp.resolver, ".gitignore": "# ours\n\(pattern)\n",
        ])
        let run = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(run.succeeded)
        #expect(run.errors.contains(".gitignore:2:1: warning: git ignores '"), "\(run.errors)")
        #expect(run.errors.contains("by '\(pattern)' [ignored-by-git]"), "\(run.errors)")
        guard pattern != "specs" else { return }
        let doctor = try await Tool.vipergen("doctor", in: folder.url)
        let path = "App/Generated/Router+AdoptedScenes.swift"
        #expect(doctor.errors.contains("git ignores '\(path)', by '\(pattern)'"), "\(doctor.everything)")
        // To the letter.
        #expect(run.errors.contains("run 'git add --force \(path)'"))
        try await AdoptableApp.git("add", "--force", path, in: folder.url)
        let again = try await Tool.vipergen("doctor", in: folder.url)
        #expect(!again.errors.contains("ignored-by-git"), "\(again.everything)")
    }

    /// Another tool's next run would take it back.
    @Test(.onlyInTestAll) func aGeneratedResolverIsNotEdited() async throws {
        let source = "// Generated using Sourcery 2.2.7\n// DO NOT EDIT\n" + AdoptableApp.resolver
        let folder = try await AdoptableApp.repository(["App/Router.swift": source])
        let before = try FileTree.read(folder.url)
        for option in ["--apply", "--diff"] {
            let refused = try await Tool.vipergen("adopt", option, in: folder.url)
            #expect(refused.status == 1)
            #expect(refused.errors.contains("App/Router.swift:1:1: error: another tool writes 'App/Router.swift'"))
            #expect(try FileTree.read(folder.url) == before)
        }
        let question = "if let scene = adoptedScene(for: place) { return scene }"
        let run = try await Tool.vipergen("adopt", in: folder.url)
        #expect(
            run.succeeded && run.output.contains("    \(question)\n") && !run.output.contains("--apply"),
            "\(run.everything)"
        )
        // The template has it now, and has run.
        let asking = source.replacing("        switch place {", with: "        \(question)\n        switch place {")
        try folder.write(asking, to: "App/Router.swift")
        let again = try await Tool.vipergen("adopt", in: folder.url)
        #expect(again.succeeded && !again.output.contains(question), "\(again.everything)")
        // Or the file is the team's.
        try folder.write(AdoptableApp.resolver, to: "App/Router.swift")
        let applied = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(applied.output.contains("edit App/Router.swift"), "\(applied.everything)")
    }

    @Test(.onlyInTestAll) func aClassicProjectIsToldWhatToAdd() async throws {
        let folder = try await AdoptableApp.repository([
            "ios/App/Router.swift": AdoptableApp.resolver, "ios/Cinema.xcodeproj/project.pbxproj": AdoptableApp.project,
        ])
        let run = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        let step =
            "add 'ios/App/Generated/Router+AdoptedScenes.swift' to the target 'Cinema' of 'ios/Cinema.xcodeproj' in Xcode"
        #expect(run.output.contains("Next:\n  \(step)\n"), "\(run.everything)")
        let again = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        #expect(!again.output.contains("Next:"), "\(again.everything)")
    }

    /// As shells complete them, and as seen from where the command is run.
    @Test(.onlyInTestAll, arguments: ["One", "One/", "./One", "One/App/../App/", "One/App/Router.swift", "."])
    func partsAreNamedInAnyWay(path: String) async throws {
        let folder = try await AdoptableApp.repository([
            "Apps/One/App/Router.swift": AdoptableApp.resolver, "Apps/One.swift": "let one = 1\n",
            "Other.swift": "let other = 1\n",
        ])
        let apps = folder.url.appendingPathComponent("Apps")
        let inside = try await Tool.vipergen("adopt", "--dry-run", path, in: apps)
        #expect(inside.output.contains("2 of 2 descriptors would be adopted"), "\(inside.everything)")
        let outside = try await Tool.vipergen("adopt", "--dry-run", "Apps/\(path)", "--output", "Apps", in: folder.url)
        #expect(outside.output.contains("2 of 2 descriptors would be adopted"), "\(outside.everything)")
        let full = try await Tool.vipergen("adopt", "--dry-run", "\(apps.path)/\(path)", in: apps)
        #expect(full.output.contains("2 of 2 descriptors would be adopted"), "\(full.everything)")
    }

    @Test(.onlyInTestAll, arguments: ["Nowhere", "../Other.swift"]) func partsLieInTheAppsFolder(path: String)
        async throws
    {
        let folder = try await AdoptableApp.repository([
            "App/Router.swift": AdoptableApp.resolver, "Other.swift": "let other = 1\n",
        ])
        let run = try await Tool.vipergen("adopt", path, in: folder.url.appendingPathComponent("App"))
        let problem = "vipergen: error: there is no '\(path)' in '.', the app's folder [no-resolver]\n"
        #expect(run.status == 1 && run.errors.hasPrefix(problem), "\(run.everything)")
    }

    @Test(.onlyInTestAll) func aFolderThatBeginsWithADash() async throws {
        let folder = try await AdoptableApp.repository(["-app/App/Router.swift": AdoptableApp.resolver])
        let run = try await Tool.vipergen("adopt", "--output=-app", in: folder.url)
        #expect(run.output.contains("  vipergen adopt --output ./-app --apply     #"), "\(run.everything)")
        let other = try await Tool.vipergen("adopt", "--output", "./-app", "--apply", in: folder.url)
        #expect(other.output.contains("/App/Router.swift\n"), "\(other.everything)")
    }

    /// What is printed works where the command was run.
    @Test(.onlyInTestAll) func nextStepsNameTheAppsFolder() async throws {
        let folder = try await AdoptableApp.repository(["app/App/Router.swift": AdoptableApp.resolver])
        let run = try await Tool.vipergen("adopt", "--output", "app", in: folder.url)
        #expect(
            run.output.contains("  vipergen check --specs app/specs --output app             #")
                && run.output.contains("  vipergen adopt --output app --apply     #"),
            "\(run.everything)"
        )
        let check = try await Tool.vipergen("check", "--specs", "app/specs", "--output", "app", in: folder.url)
        #expect(!check.errors.contains("error: "), "\(check.everything)")
        let other = try await Tool.vipergen("adopt", "--output", "app", "--apply", in: folder.url)
        #expect(other.output.contains("\nedit app/App/Router.swift\n"), "\(other.everything)")
    }

    /// Swift 5 only warns of the space.
    @Test(.onlyInTestAll) func aSpaceBeforeAnAttributesArgumentsIsNoError() async throws {
        let more = "struct Main {\n    @Wrapper (Router.self) var router\n}\n"
        let folder = try await AdoptableApp.repository([
            "App/Router.swift": AdoptableApp.resolver, "App/Main.swift": more,
        ])
        _ = try await Tool.vipergen("adopt", "--apply", in: folder.url)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(!check.errors.contains("unreadable-source"), "\(check.everything)")
    }
}
