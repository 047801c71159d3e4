import Foundation
import Testing
import TestSupport

/// Old screens in Objective-C reach the wireframes that are generated for them, and view builders reach the screens.
///
/// The compiler of Linux reads Objective-C as that of a Mac does; `Tests/Support/AppleChecks/ObjectiveC/Headers` declares the little of
/// Apple's frameworks that is used.
@Suite(.enabled(if: AppleStandIns.areNeeded)) struct ObjectiveCTests {
    private let folder = Repository.appleChecks.appendingPathComponent("ObjectiveC")
    private let products: TemporaryFolder

    init() throws { products = try TemporaryFolder() }

    private var headers: [String] { ["-I", folder.appendingPathComponent("Headers").path] }

    /// As in the app's target, where all of it is in one module.
    private func compileSwift() async throws {
        let kitchen = Repository.root.appendingPathComponent("Examples/Kitchen/Sources/Newsroom")
        let emitted = ["Application/News/NewsWireframe.swift", "Generated/NewsScene.swift"].map {
            kitchen.appendingPathComponent($0)
        }
        let sources = try (emitted + [folder.appendingPathComponent("NewsViewBuilder.swift")]).map { file in
            var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")[...]
            // What the scene may reach is among the surroundings.
            if file.lastPathComponent == "NewsScene.swift" { lines = lines.drop { $0 != "}" }.dropFirst() }
            let own = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("public import ") }.joined(
                separator: "\n"
            )
            try products.write("import UIKit\n" + own + "\n", to: file.lastPathComponent)
            return products.url.appendingPathComponent(file.lastPathComponent).path
        }
        let run = try await Tool.run(
            "swiftc",
            [
                "-frontend", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Kitchen",
                "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
                "-import-objc-header", folder.appendingPathComponent("OldNewsViewController.h").path,
                "-emit-objc-header-path", products.url.appendingPathComponent("Kitchen-Swift.h").path,
            ] + headers + sources + [folder.appendingPathComponent("Surroundings.swift").path]
        )
        #expect(run.succeeded, "\(run.everything)")
    }

    private func checkObjectiveC(_ file: String) async throws -> ToolRun {
        try await Tool.run(
            "clang",
            [
                "-x", "objective-c", "-fsyntax-only", "-Werror", "-fmodules", "-fobjc-arc", "-fobjc-runtime=ios-15",
                "-I", products.url.path, "-I", folder.path, file,
            ] + headers
        )
    }

    @Test func anOldScreenCallsItsWireframe() async throws {
        try await compileSwift()
        let screen = folder.appendingPathComponent("OldNewsViewController.m")
        let run = try await checkObjectiveC(screen.path)
        #expect(run.succeeded, "\(run.everything)")
        let mistaken = try String(contentsOf: screen, encoding: .utf8).replacing("showRecipeWith", with: "showSoupWith")
        try products.write(mistaken, to: "Mistaken.m")
        let refused = try await checkObjectiveC(products.url.appendingPathComponent("Mistaken.m").path)
        #expect(refused.errors.contains("declares the selector 'showSoupWithRecipeID:'"), "\(refused.everything)")
    }
}
