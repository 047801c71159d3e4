import Basics
import ProjectModel
import Testing

/// What components reach, and where they are.
@Suite("Components")
struct ComponentDependencyTests {
    private func tile(_ members: String) -> String {
        "import SwiftUI\n/// @component\nstruct Tile: View {\n  \(members)\n}\n"
    }

    private func lint(_ source: String, finds: Bool = true) throws {
        let path = "Sources/DesignSystem/Tile.swift"
        if finds {
            let found = try expectFindings([path: source], (.componentDependency, "①"))
            #expect(found.allSatisfy { $0.message.hasPrefix("the component 'Tile' ") })
        } else {
            try expectFindings([path: source])
        }
    }

    @Test(arguments: [
        "①@EnvironmentObject var cart: Model", "①@Environment(Model.self) private var model",
        "①@ObservedObject var model: Model", "①@StateObject private var model = Model()", "①@Bindable var model: Model",
        "var body: some View { ①NavigationStack { Text(a) } }",
        "var body: some View { List { ①NavigationLink(a) { Text(a) } } }",
        "var body: some View { Text(a).①sheet(isPresented: $a) { Text(a) } }",
        "var body: some View { Text(a).padding().①fullScreenCover(item: $a) { _ in a } }",
        "var body: some View { Text(a).①popover(isPresented: $a) { a } }",
        "let repository: any ①RecipeRepository", "let presenter: ①RecipeSearchPresenter",
        "let presenter: any ①RecipeSearchPresenterContract", "weak var interactor: ①CartInteractor?",
        "let wireframe: any ①CartWireframeContract", "let state: ①RecipeDetailsState",
        "var body: some View { ①RecipeDetailsView() }", "let model: ①CartViewModel",
        "let resolver: any ①ShoppingResolver",
        "let environment: any ①CartEnvironment", "let onTap: (①ViewDescriptor.CartDescriptor) -> Void",
        "func cart() { ①ViewDescriptor.CartDescriptor() }",
    ])
    func whatNoPreviewHas(members: String) throws { try lint(tile(members)) }

    @Test(arguments: [
        "@Environment(\\.colorScheme) private var scheme", "@State private var isOpen = false", "@Binding var a: Int",
        "let title: String\n  let onTap: @MainActor (Int) -> Void", "let cart: Cart",
        "var body: some View { TabView { a }.tabViewStyle(.page) }", "let recipeRepository: String",
        "var body: some View { Text(a).alert(a, isPresented: $a) {} }", "var body: some View { Text(model.sheet(1)) }",
    ])
    func valuesAndClosures(members: String) throws {
        try lint(tile(members), finds: false)
    }

    @Test func extensionsOfItBelongToItAndOtherViewsDont() throws {
        try lint(tile("let a: Int") + "extension Tile { var model: ①CartViewModel { fatalError() } }")
        try lint(tile("let a: Int") + "struct Other: View { let a: CartViewModel }", finds: false)
        try lint("struct Tile: View { let a: CartViewModel } // a @component", finds: false)
    }

    @Test func aSuppressionGivesAReason() throws {
        try lint(
            tile("// vipergen:disable:next component-dependency - goes with KIT-12\n  let a: CartViewModel"),
            finds: false
        )
    }

    @Test func inAFeatureItHasNoPreviews() throws {
        let source = "import SwiftUI\n/// @component\nstruct ①Tile: View {}\n"
        let found = try expectFindings(["Sources/Recipes/Tile.swift": source], (.componentDependency, "①"))
        #expect(
            found.notes
                == "move it to a core module, or write 'uiModule: true' in specs/Recipes/module.yml and move it to the module of views"
        )
        try expectFindings([
            "specs/Recipes/module.yml": "uiModule: true",
            "Sources/RecipesUI/Tile.swift": "import SwiftUI\n/// @component\nstruct Tile: View {}\n",
        ])
    }

    @Test func whatTheMarkLeavesOutIsNotShown() throws {
        let source = """
            import SwiftUI
            enum Size { case small, large }
            /// @component(combinations: isNew)
            struct Tile: View { let isNew: Bool, note: String?, size: Size }
            """
        let found = try Kitchen.lint(
            ["Sources/DesignSystem/Tile.swift": Array(source.utf8)],
            settings: "lint: { incomplete-previews: warning }"
        ).filter { $0.location?.path.hasSuffix("Tile.swift") == true }
        #expect(
            found.map(\.message) == [
                "no generated preview shows 'Tile' with 'note'",
                "no generated preview shows 'Tile' with 'size' as '.large'",
            ]
        )
        #expect(found.allSatisfy { $0.location?.description == "Sources/DesignSystem/Tile.swift:4:8" })
    }
}
