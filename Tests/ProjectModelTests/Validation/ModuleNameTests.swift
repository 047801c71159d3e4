import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Names of modules and types")
struct ModuleNameTests {
    @Test func modulesNamedLikeTypes() {
        expectProblems(
            ["Recipe/S.yml": "①", "Other/T.yml": "state: { recipe: Recipe? }"],
            ("name-clash", "①")
        )
        expectProblems(["Ingredient/S.yml": "①", "M/T.yml": "events: { tap: { id: 'Ingredient.ID?' } }"])
        expectProblems(["Client/S.yml": "①"], ("name-clash", "①"))
        expectProblems(["CartState/S.yml": "①", "M/Cart.yml": ""], ("name-clash", "①"))
        expectProblems(["M/module.yml": "①types: [M]"], ("name-clash", "①"))
    }

    @Test func theCoreModuleToo() {
        expectProblems(
            ["project.yml": "project: Demo\nruntime: .\ncore: ①Shared", "M/S.yml": "state: { x: Shared? }"],
            ("name-clash", "①")
        )
    }

    @Test func targetsThatDifferInCase() {
        expectProblems(
            ["Recipes/S.yml": "", "recipes/T.yml": "①"],
            ("invalid-name", "①"),
            ("name-clash", "①")
        )
        expectProblems(["Recipes/S.yml": "", "DEMO/U.yml": "①"], ("name-clash", "①"))
    }

    @Test func suffixedTargets() {
        expectProblems(["Recipes/S.yml": "", "RecipesInterface/T.yml": "①"], ("duplicate-name", "①"))
        expectProblems(["Demo/S.yml": ""])
        expectProblems(["DemoHeadless/S.yml": "①"], ("duplicate-name", "①"))
        expectProblems(["DemoApp/S.yml": ""])
        let app = "project: Demo\nruntime: .\nbuild: xcodegen with app\n"
        expectProblems(
            [
                "project.yml": app + "bundleIdPrefix: com.example\n",
                "DemoApp/S.yml": "①",
            ],
            ("duplicate-name", "①")
        )
        expectProblems(["project.yml": "project: ①Demo\ncore: ②Demo\nruntime: ."], ("duplicate-name", "②"))
    }

    /// The linker takes no others on Linux; modules that aren't programs may have any name.
    @Test func programs() {
        let project = "project: ①Küche\nruntime: .\n"
        let found = expectProblems(["project.yml": project], ("invalid-name", "①"))
        #expect(found.notes == "write 'app: Kuche'")
        expectProblems(["project.yml": "project: Küche\nruntime: .\napp: Kuche\n", "Café/S.yml": ""])
        expectProblems(["Café/module.yml": "①sandbox: true", "Café/S.yml": ""], ("invalid-name", "①"))
    }

    @Test func typesThatAreEmittedTwice() {
        expectProblems(["M/Cart.yml": "", "N/MockCart.yml": "①"], ("name-clash", "①"))
        expectProblems(["Foo/A.yml": "", "M/module.yml": "types: [①FooScene]"], ("name-clash", "①"))
        expectProblems(["M/Cart.yml": "", "M/module.yml": "types: [①CartState]"], ("name-clash", "①"))
    }

    /// The app imports all features: a type of one that is called like one of the app's scenes would be hidden there.
    @Test(arguments: [
        ("Cart.yml", "", "module.yml", "types: [①CartState]"),
        ("Find.yml", "style: mvvm", "module.yml", "useCases: { ①Find: { methods: { go: } } }"),
        ("Cart.yml", "", "MockCart.yml", "①"),
    ])
    func typesOfTheAppsScenes(scene: String, spec: String, file: String, other: String) {
        expectProblems(["Demo/\(scene)": spec, "M/\(file)": other], ("name-clash", "①"))
    }

    /// What the app itself declares.
    @Test func scenesOfTheAppNamedLikeItsParts() {
        let project = "project: ①Demo\nruntime: .\n"
        expectProblems(["project.yml": project, "Demo/App.yml": ""], ("name-clash", "①"))
        expectProblems(
            [
                "project.yml": "project: Demo\nruntime: .\nservices: { a: ①CartView }",
                "Demo/Cart.yml": "style: swiftui",
            ],
            ("name-clash", "①")
        )
    }

    @Test(arguments: ["UIKit", "SwiftUI", "Foundation", "Testing", "XCTest", "ViperRuntime", "Combine"])
    func platformModules(_ name: String) {
        expectProblems(["\(name)/S.yml": "①"], ("reserved-name", "①"))
    }

    @Test(arguments: ["Environment", "View", "State", "Result", "Data"])
    func platformTypes(_ name: String) {
        expectProblems(["\(name)/S.yml": "①"], ("reserved-name", "①"))
    }

    @Test(arguments: ["UITable", "Focus", "SFSafari", "AVPlayer"])
    func platformTypesOfScenes(_ name: String) {
        expectProblems(["M/\(name).yml": "①"], ("reserved-name", "①"))
    }

    /// Emitted code shows these views, and names these protocols where its descriptors are.
    @Test func typesThatEmittedCodeNames() {
        for name in ["Progress", "Timeline"] {
            expectProblems(["M/\(name).yml": "scene: ①\(name)\nstyle: swiftui"], ("reserved-name", "①"))
        }
        expectProblems(["M/Progress.yml": "scene: Progress"])
        for name in ["Typed", "UseCase"] {
            expectProblems(["M/\(name).yml": "scene: ①\(name)"], ("reserved-name", "①"))
        }
    }

    @Test func platformTypesOfServices() {
        expectProblems(
            ["project.yml": "project: D\nruntime: .\nservices: { env: ①Environment }"],
            ("reserved-name", "①")
        )
    }
}
