import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// An app keeps its descriptors and builders, and gets a switch over them.
@Suite struct AdoptedSceneTests {
    private func cinema() async throws -> TemporaryFolder {
        let golden = Repository.goldens.appendingPathComponent("Adopted")
        let folder = try TemporaryFolder()
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        for part in ["Cinema", "Core", "Package.swift"] {
            try folder.copy(golden.appendingPathComponent("package/\(part)"), to: part)
        }
        return folder
    }

    private func change(_ path: String, _ text: String, to other: String, in folder: TemporaryFolder) throws {
        let file = folder.url.appendingPathComponent(path)
        let source = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(source.contains(text), "\(path): \(source)")
        try folder.write(source.replacing(text, with: other), to: path)
    }

    private func printed(_ heading: String) throws -> String {
        try #require(try MarkdownPage("docs/existing-apps.md").block(after: "printed by vipergen check \(heading)"))
    }

    /// A descriptor may lie in a core module that the team's own protocol isn't in, and so may what builds its scene.
    @Test func theSwitchImportsWhereDescriptorsAre() async throws {
        let folder = try TemporaryFolder()
        let project =
            "project: Club\nruntime: ../..\ndescriptors: { namespace: Screens, protocol: AppScreen }\n"
        let lounge = "style: handwritten\ndescriptor: Screens.LoungeDescriptor\nbuilder: Lounge.make(descriptor.room)\n"
        for (path, text) in [
            "specs/project.yml": project, "specs/Kit/module.yml": "kind: core\nimports: [ClubCore]\n",
            "specs/Club/Lounge.yml": lounge, "specs/Bars/module.yml": "kind: core\n",
            "Sources/ClubCore/Screens.swift": "public enum Screens {}\npublic protocol AppScreen {}\n",
            "Sources/Kit/Lounge.swift":
                "public import ClubCore\nextension Screens { public struct LoungeDescriptor: AppScreen {} }\n",
            "Sources/Bars/Lounge.swift": "public enum Lounge {}\n",
        ] {
            try folder.write(text, to: path)
        }
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let switches = try FileTree.read(folder.url).values.map { String(decoding: $0, as: UTF8.self) }.filter {
            $0.contains("Lounge.make(descriptor.room)") && $0.hasPrefix("// Generated")
        }
        #expect(switches.count == 1)
        for module in ["Bars", "ClubCore", "Kit"] {
            #expect(switches.first?.contains("import \(module)\n") == true, "\(switches)")
        }
    }

    @Test func checkListsDescriptorsWithoutSpecsAndSucceeds() async throws {
        let folder = try await cinema()
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 0)
        #expect(run.errors + run.output == (try printed("of the resolver alone")), "\(run.everything)")
    }

    /// SwiftUI's `Scene` is another.
    @Test func aNestedProtocolIsMeantByItsWholeName() async throws {
        let folder = try await cinema()
        try change("specs/project.yml", "protocol: ScreenDescriptor", to: "protocol: Screens.Scene", in: folder)
        try folder.write(
            """
            import SwiftUI
            extension Screens {
                public protocol Scene { associatedtype Screen }
                struct Inside: Scene {}
            }
            struct Window: Scene {}
            struct Panel: SwiftUI.Scene {}
            struct Outside: Screens.Scene {}
            struct Farther: CinemaCore.Screens.Scene {}
            """,
            to: "Core/Scenes.swift"
        )
        let run = try await Tool.vipergen("check", in: folder.url)
        for name in ["Inside", "Outside", "Farther"] {
            #expect(run.errors.contains("'\(name)' is a descriptor written by hand"), "\(run.everything)")
        }
        for name in ["Window", "Panel"] { #expect(!run.errors.contains("'\(name)'"), "\(run.everything)") }
    }

    @Test func checkSaysWhatTheSwitchLacks() async throws {
        let folder = try await cinema()
        try change("Cinema/Screens/Screens.swift", "enum CastViewBuilder", to: "enum CastBuilder", in: folder)
        try change("Cinema/Screens/Screens.swift", "assemble(filmID:", to: "assemble(film:", in: folder)
        try change("Core/Descriptors.swift", "TrailerDescriptor", to: "ClipDescriptor", in: folder)
        try change(
            "Cinema/Screens/Seats.swift",
            "let hall: String\n}\n\nextension",
            to: "let room: String\n}\n\nextension",
            in: folder
        )
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        let errors = run.errors.components(separatedBy: "\n").filter {
            $0.hasPrefix("specs/") && $0.contains(" error: ")
        }
        #expect(errors.joined(separator: "\n") + "\n" == (try printed("after changes")), "\(run.everything)")
    }

    @Test(arguments: [
        ("Dependencies", "Hall.Dependencies", "did you mean 'Dependencies'?"),
        ("Seats.Map", "Map", "did you mean 'Seats.Map'?"),
        ("Seats.Map", "Hall.Map", "did you mean 'Seats.Map'?"),
        ("Dependencies", "Session", "name the type that declares it, for example: environment: Session"),
    ])
    func theTypeWithTheResolverIsLookedForByItsFullName(declared: String, named: String, note: String) async throws {
        let folder = try await cinema()
        try folder.write("enum Seats {}\nextension Seats { final class Map {} }\n", to: "Cinema/Seats.swift")
        try change("specs/project.yml", "environment: Dependencies", to: "environment: \(declared)", in: folder)
        _ = try await Tool.vipergen("generate", in: folder.url)
        let right = try await Tool.vipergen("check", in: folder.url)
        #expect(!right.errors.contains("missing-declaration"), "\(right.everything)")
        try change("specs/project.yml", "environment: \(declared)", to: "environment: \(named)", in: folder)
        let wrong = try await Tool.vipergen("check", in: folder.url)
        #expect(wrong.errors.contains("error: nothing declares '\(named)', the type that has your resolver"))
        #expect(wrong.errors.contains("note: \(note)"), "\(wrong.everything)")
    }

    /// A merge may lose the one line; what is printed puts it back.
    @Test func aResolverThatAsksNobodyIsTold() async throws {
        let folder = try await cinema()
        let line = "        if let scene = adoptedScene(for: descriptor) as? D.Screen { return scene }\n"
        try change("Cinema/Dependencies.swift", line, to: "", in: folder)
        let other = "        print(dependencies.adoptedScene(for: Screens.TermsDescriptor()) == nil)\n"
        try change("Cinema/Cinema.swift", other, to: "", in: folder)
        try folder.write(
            "import Testing\n@Test func opens() { _ = Dependencies().adoptedScene(for: 1) }\n",
            to: "CinemaTests/OpeningTests.swift"
        )
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let expected = """
            Cinema/Dependencies.swift:9:10: warning: nothing calls 'adoptedScene(for:)', so the generated switch opens no scene [unasked-scenes]
            Cinema/Dependencies.swift:9:10: note: write first in this function: \(line.trimmingPrefix(while: \.isWhitespace))
            """
        #expect(run.errors.contains(expected), "\(run.everything)")
    }

    /// Only what takes any descriptor needs the switch, in whatever way it is written.
    @Test(arguments: [
        (
            "extension Dependencies { func open(_ it: some ScreenDescriptor, animated: Bool) -> Any { 1 } }",
            "if let scene = adoptedScene(for: it) { return scene }, and 'return' before the statement that is there"
        ),
        (
            "enum Factory { static func make<D>(_ env: Dependencies, `default`: D) -> D.Screen where D: ScreenDescriptor { fatalError() } }",
            "if let scene = env.adoptedScene(for: `default`) as? D.Screen { return scene }\n"
        ),
        ("extension Dependencies { func open(_ it: any ScreenDescriptor) -> String { \"\" } }", nil),
        ("extension Dependencies { func open(_ it: Screens.TermsDescriptor) -> Controller { fatalError() } }", nil),
        ("extension Other { func open(_ it: any ScreenDescriptor) -> Controller { fatalError() } }", nil),
    ])
    func theLineToWriteFitsTheResolver(source: String, line: String?) async throws {
        let folder = try await cinema()
        try folder.write("final class Dependencies {}\n", to: "Cinema/Dependencies.swift")
        try folder.write("", to: "Cinema/Cinema.swift")
        try folder.write(source + "\n", to: "Cinema/Opening.swift")
        let run = try await Tool.vipergen("check", in: folder.url)
        if let line {
            #expect(run.errors.contains("note: write first in this function: \(line)"), "\(run.everything)")
        } else {
            #expect(!run.errors.contains("unasked-scenes"), "\(run.everything)")
        }
    }

    /// Behind no type and no `self`, a method of the environment's is looked up all the same.
    @Test(arguments: [
        ("seatMap(for", "seating(for", "nothing declares 'seatMap', which the switch calls to show 'Seats'"),
        ("seatMap(for d", "seatMap(of d", "'Dependencies' has no 'seatMap(for:)', which the switch calls"),
        (
            "seatMap(for descriptor: SeatsDescriptor) -> SeatMap {",
            "seats() {} }\nextension Dependencies: Equatable { private func seatMap(for descriptor: SeatsDescriptor) -> SeatMap {",
            "'Dependencies' has no 'seatMap(for:)' that can be called like this"
        ),
    ])
    func aMethodOfTheEnvironmentIsChecked(old: String, new: String, error: String) async throws {
        let folder = try await cinema()
        try change("Cinema/Screens/Seats.swift", "func \(old)", to: "func \(new)", in: folder)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1 && run.errors.contains("Seats.yml:4:10: error: \(error)"), "\(run.everything)")
        if old.hasSuffix("{") { return }
        try folder.write("func \(old)\(old.hasSuffix("d") ? "" : " d"): SeatsDescriptor) {}\n", to: "Cinema/Free.swift")
        let after = try await Tool.vipergen("check", in: folder.url)
        #expect(after.succeeded == new.hasPrefix("seating"), "\(after.everything)")
    }

    @Test func generatingTwiceChangesNothing() async throws {
        let folder = try await cinema()
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.output.contains("Cinema: 6 adopted scenes; 0 created, 0 replaced, 0 removed, 1 unchanged"))
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func reportCountsThemAmongThoseByHand() async throws {
        let folder = try await cinema()
        let run = try await Tool.vipergen("report", in: folder.url)
        #expect(run.output.contains("6 of them by hand"), "\(run.everything)")
    }

    @Test func ejectLeavesTheFileAndNothingElse() async throws {
        let folder = try await cinema()
        let run = try await Tool.vipergen("eject", "--yes", in: folder.url)
        #expect(run.succeeded && !run.output.contains("ViperRuntime"), "\(run.everything)")
        let again = try await Tool.vipergen("generate", in: folder.url)
        #expect(again.status == 1 && again.errors.contains("[ejected]"), "\(again.everything)")
    }

    /// What is there already isn't looked for in folders of other people's code, or by rules of later days.
    @Test func anOldAppIsNotFlooded() async throws {
        let folder = try await cinema()
        try folder.write("struct Old: ScreenDescriptor { typealias Screen = Int }\n", to: "Pods/Old/Old.swift")
        try folder.write(
            "import Nothing\nfinal class OldViewBuilder { func make() -> OldController {} }\n",
            to: "Cinema/Old.swift"
        )
        try folder.write("let generated = 1\n", to: "Cinema/Generated/Strings.swift")
        let run = try await Tool.vipergen("lint", in: folder.url)
        #expect(run.errors.components(separatedBy: " warning: ").count == 2, "\(run.everything)")
        #expect(!run.errors.contains(" error: "), "\(run.everything)")
    }

    @Test func commandsForGeneratedScenesRefuseThem() async throws {
        let folder = try await cinema()
        try folder.write("kind: feature\n", to: "specs/Films/module.yml")
        let before = try FileTree.read(folder.url)
        for arguments in [
            ["move", "scene", "Film", "--module", "Films"],
            ["new", "scene", "Poster", "--module", "Films", "--route-from", "Film"],
        ] {
            let run = try await Tool.vipergen(arguments, in: folder.url)
            #expect(run.status == 1)
            #expect(run.errors.contains("'Film' isn't generated: its descriptor is your own"), "\(run.everything)")
            #expect(run.errors.contains("specs/Cinema/Film.yml:3:13: note: change your sources and this spec yourself"))
        }
        #expect(try FileTree.read(folder.url) == before)
    }

    /// What Objective-C declares, in the package or behind its bridging header.
    @Test(arguments: [
        ("Old/OldScreen.h", "@interface OldScreen : NSObject\n@end\n"),
        ("Cinema-Bridging-Header.h", "#import <OldKit/OldKit.h>\n"),
    ])
    func objectiveCIsLeftToTheCompiler(path: String, header: String) async throws {
        let folder = try await cinema()
        try change("specs/Cinema/Programme.yml", "ProgrammeController()", to: "OldScreen()", in: folder)
        _ = try await Tool.vipergen("generate", in: folder.url)
        let without = try await Tool.vipergen("check", in: folder.url)
        #expect(without.errors.contains("error: nothing declares 'OldScreen'"), "\(without.everything)")
        try folder.write(header, to: path)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 0, "\(run.everything)")
    }

    /// Whatever needs more than the switch makes it a project like others.
    @Test(arguments: [
        ("specs/project.yml", "start: Film\n"),
        ("specs/Films/Poster.yml", "scene: Poster\n"),
        ("specs/project.yml", "core: CinemaCore\ntabs: [Film]\n"),
    ])
    func moreThanTheSwitchNeedsTheRuntime(path: String, addition: String) async throws {
        let folder = try await cinema()
        let file = folder.url.appendingPathComponent(path)
        let isThere = FileManager.default.fileExists(atPath: file.path)
        let old = isThere ? try String(contentsOf: file, encoding: .utf8) : ""
        try folder.write(old + addition, to: path)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("specs/project.yml:1:1: error: missing key 'runtime' [missing-key]"),
            "\(run.errors)"
        )
        #expect(run.errors.contains("note: adopted scenes alone don't need it, but "), "\(run.errors)")
    }

    @Test func aTypeOfAPackageElsewhereIsLeftToTheCompiler() async throws {
        let folder = try await cinema()
        try change("specs/project.yml", "imports: [UIKit", to: "imports: [FilmKit, UIKit", in: folder)
        try change("Cinema/Screens/Screens.swift", "enum CastViewBuilder", to: "enum CastBuilder", in: folder)
        try change("Core/Descriptors.swift", "TrailerDescriptor", to: "ClipDescriptor", in: folder)
        _ = try await Tool.vipergen("generate", in: folder.url)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 0, "\(run.everything)")
    }
}
