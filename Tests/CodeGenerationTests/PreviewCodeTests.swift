import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A display state that doesn't fit is told by the compiler, at the property that is called like the state.
@Suite(.onlyInTestAll) struct PreviewCodeTests {
    struct Misfit: Sendable, CustomTestStringConvertible {
        var golden: String
        /// Where the catalogue lies.
        var module: String
        var spec: String
        var state: String
        var value: String
        var wrong: String
        var error: String

        var testDescription: String { "\(golden): \(spec)" }
    }

    /// A SwiftUI scene, a UIKit scene, and one whose states lie in a module of views.
    static let misfits = [
        Misfit(
            golden: "SwiftUI",
            module: "Shelves",
            spec: "Shelves/ShelfList.yml",
            state: "`default`",
            value: "'[\"tea\", \"rice\"]'",
            wrong: "'[\"tea\"].count'",
            error: "cannot convert value of type 'Int' to expected argument type '[String]'"
        ),
        Misfit(
            golden: "UIModule",
            module: "Menu",
            spec: "Menu/About.yml",
            state: "released",
            value: "'\"1.0\"'",
            wrong: ".zero",
            error: "type 'String' has no member 'zero'"
        ),
        Misfit(
            golden: "UIModule",
            module: "MenuUI",
            spec: "Menu/DishList.yml",
            state: "special",
            value: "special: .soup,",
            wrong: "special: .stew,",
            error: "type 'Dish?' has no member 'stew'"
        ),
    ]

    @Test(arguments: misfits)
    func aValueOfAnotherTypeIsRefusedAtTheState(misfit: Misfit) async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent(misfit.golden)
        for part in ["specs", "package"] { try folder.copy(golden.appendingPathComponent(part), to: part) }
        let specs = SourceEditor(folder: folder.url.appendingPathComponent("specs"))
        try specs.replace(misfit.value, with: misfit.wrong, in: misfit.spec)
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")

        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        _ = try await compiler.compileRuntime()
        let package = try EmittedPackage(
            specs: specs.folder,
            folder: folder.url.appendingPathComponent("package")
        )
        for module in try package.modules(upTo: misfit.module) {
            let run = try await compiler.compile(module)
            guard module.name == misfit.module else { continue }
            #expect(!run.succeeded)
            #expect(run.everything.contains("static var \(misfit.state): "), "\(run.everything)")
            #expect(run.everything.contains(misfit.error), "\(run.everything)")
        }
    }
}
