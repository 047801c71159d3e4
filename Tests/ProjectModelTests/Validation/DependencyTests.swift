import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Modules and what they depend on")
struct DependencyTests {
    @Test func aMissingModuleIsToldWhereItWouldBe() {
        let found = expectProblems(["M/module.yml": "imports: [①Toolbox]"], ("unknown-name", "①"))
        let command = "vipergen new module Toolbox --kind core"
        #expect(found.notes.hasPrefix("write 'specs/Toolbox/module.yml' with 'kind: core', or run '\(command)'; "))
        expectProblems(["M/module.yml": "imports: [Toolbox]", "Toolbox/module.yml": "kind: core"])
        let scene = expectProblems(["M/S.yml": "routes: { a: ①Recipe }"], ("unknown-name", "①"))
        #expect(scene.notes == "write its spec, 'specs/<Module>/Recipe.yml'")
        let old = expectProblems(["M/Old.yml": "style: ①legacy\nclass: OldView"], ("wrong-module", "①"))
        #expect(old.notes.hasPrefix("move the spec to 'specs/Demo/', "))
        expectProblems(["Demo/Old.yml": "style: legacy\nclass: OldView"])
    }

    @Test func modulesAndProductsAreInOneList() throws {
        let spec =
            "project: Demo\nruntime: x\npackages: { Tools: { url: https://a.b/c, version: 1.0.0, products: [Toolbox] } }"
        let files = ["project.yml": spec, "Kit/module.yml": "kind: core"]
        func found(_ keys: String, _ id: String = "unknown-name") -> [Diagnostic] {
            expectProblems(files.merging(["M/module.yml": keys]) { $1 }, (id, "①"))
        }
        let imports = ["M/module.yml": "imports: [Toolbox, Kit, ViperImages]"]
        let feature = try #require(try project(files.merging(imports) { $1 }).features.first)
        #expect(feature.dependencies == ["Kit"] && feature.packages == ["Toolbox", "ViperImages"])
        #expect(found("imports: [①Foundation]").notes == "remove it: sources that need it import it")
        #expect(found("imports: [①Toolbxo]").notes == "did you mean 'Toolbox'?")
        #expect(found("imports: [①Kti]").notes == "did you mean 'Kit'?")
        #expect(
            found("①dependencies: [Kit]", "unknown-key").notes
                == "list them under 'imports', with the products of packages"
        )
        #expect(
            found("①packages: [Toolbox]", "unknown-key").notes == "list them under 'imports', with the core modules"
        )
    }

    @Test func unknownModules() {
        let found = expectProblems(
            ["M/module.yml": "imports: [①Desing]", "Design/module.yml": "kind: core"],
            ("unknown-name", "①")
        )
        #expect(found.notes == "did you mean 'Design'?")
    }

    @Test func featuresAndCore() {
        expectProblems(["M/module.yml": "imports: [①N]", "N/S.yml": ""], ("forbidden-dependency", "①"))
        expectProblems(
            ["M/module.yml": "imports: [①NInterface]", "N/S.yml": ""],
            ("forbidden-dependency", "①")
        )
        expectProblems(["M/module.yml": "imports: [①Demo]"], ("forbidden-dependency", "①"))
        expectProblems(["M/module.yml": "imports: [①M]"], ("cyclic-reference", "①"))
        expectProblems(
            ["D/module.yml": "kind: core\nimports: [①N]", "N/S.yml": ""],
            ("forbidden-dependency", "①")
        )
    }

    @Test func cycles() {
        let found = expectProblems(
            [
                "A/module.yml": "kind: core\nimports: [①B]", "B/module.yml": "kind: core\nimports: [C]",
                "C/module.yml": "kind: core\nimports: [A]",
            ],
            ("cyclic-reference", "①")
        )
        #expect(found.messages.contains("A → B → C → A"))
    }

    @Test func longChainsAreFine() throws {
        var sources: [String: String] = [:]
        for number in 0..<500 {
            sources["C\(number)x/module.yml"] = "kind: core\n" + (number == 0 ? "" : "imports: [C\(number - 1)x]")
        }
        #expect(try project(sources).coreModules.count == 501)
    }

    @Test func coreModulesHaveNoScenes() {
        expectProblems(
            ["A/module.yml": "kind: core\n①useCases: { Run: { methods: { a: } } }", "A/S.yml": "②"],
            ("wrong-module", "①"),
            ("wrong-module", "②")
        )
        expectProblems(["DemoCore/module.yml": "①summary: x"], ("core-is-no-feature", "①"))
        let repositories = "kind: core\n①repositories: { Pages: { methods: { fetch: } } }"
        expectProblems(["A/module.yml": repositories], ("wrong-module", "①"))
    }

    @Test func dependenciesOfTheProject() throws {
        let project = try project([
            "M/module.yml": "imports: [Design, DemoCore]",
            "Design/module.yml": "kind: core\nsources: Shared/Design",
            "DemoCore/module.yml": "kind: core\ntypes: [Recipe]",
        ])
        #expect(project.features.map(\.dependencies) == [["Design"]])
        #expect(project.coreModules.map(\.name) == ["DemoCore", "Design"])
        #expect(project.coreModules.map(\.sources) == ["Sources/DemoCore", "Shared/Design"])
    }
}
