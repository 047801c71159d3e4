import Basics
import ProjectModel
import Testing

@Suite("Views of SwiftUI scenes")
struct SwiftUITests {
    private func view(_ body: String) -> String {
        "import SwiftUI\nstruct A: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
    }

    @Test(
        arguments: [
            "①NavigationStack { Text(a) }",
            "①NavigationView { Text(a) }.padding()",
            "List { ①NavigationLink(\"a\") { Text(a) } }",
            "①NavigationSplitView { a } detail: { b }",
            "SwiftUI.①NavigationStack { a }",
            "①TabView { a }",
            "①TabView(selection: $a) { a }.tabViewStyle(.sidebarAdaptable)",
            "List { a }.①navigationDestination(for: Int.self) { b }",
            "VStack { Text(\"\\(①NavigationStack { a })\") }",
        ]
    )
    func navigation(body: String) throws {
        for path in [
            "Sources/Recipes/Application/RecipeDetails/RecipeDetailsView.swift", "Sources/Recipes/Views/A.swift",
        ] { try expectFindings([path: view(body)], (.navigationContainer, "①")) }
    }

    /// What else the app shows is its own affair.
    @Test func theApp() throws {
        try expectFindings(
            [
                "specs/Kitchen/Home.yml": "style: swiftui",
                "specs/Kitchen/Old.yml": "style: legacy\nclass: OldScreen",
                "Sources/Kitchen/Application/Home/HomeView.swift": view("①NavigationStack { a }"),
                "Sources/Kitchen/Application/Old/OldView.swift": view("NavigationStack { a }"),
                "Sources/Kitchen/RootView.swift": view("NavigationStack { a }"),
            ],
            (.navigationContainer, "①")
        )
    }

    @Test func aModuleOfViews() throws {
        try expectFindings(
            [
                "specs/Recipes/module.yml": "mocks: []\nuiModule: true",
                "Sources/RecipesUI/A.swift": view("①NavigationStack { a }"),
                "Sources/RecipesUI/Application/RecipeDetails/B.swift":
                    "struct B: View { ②@EnvironmentObject var cart: Cart }",
            ],
            (.navigationContainer, "①"),
            (.environmentObject, "②")
        )
    }

    @Test(
        arguments: [
            "TabView { a }.tabViewStyle(.page)",
            "TabView { a }.padding().tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))",
            "Text(\"NavigationStack { a }\")",
            "a.navigationTitle(b)",
        ]
    )
    func noNavigation(body: String) throws { try expectFindings(["Sources/Recipes/A.swift": view(body)]) }

    @Test(
        arguments: [
            "#Preview { NavigationStack { A() } }",
            "#Preview(\"a\") {\n  @Previewable @State var a = 1\n  TabView { A() }\n}",
            "struct A_Previews: PreviewProvider { static var previews: some View { NavigationView { A() } } }",
            "#if DEBUG\n#Preview { NavigationStack { A() } }\n#endif",
        ]
    )
    func previewsMayNavigate(source: String) throws { try expectFindings(["Sources/Recipes/A.swift": source]) }

    @Test func otherModulesAndScenesMayNavigate() throws {
        try expectFindings([
            "Sources/Recipes/Application/RecipeSearch/A.swift": view("NavigationStack { a }"),
            "Sources/Shopping/A.swift": view("NavigationStack { a }"),
            "Sources/DesignSystem/A.swift": view("TabView { a }"),
            "Tests/RecipesTests/A.swift": view("TabView { a }"),
        ])
    }

    @Test(
        arguments: [
            "①@EnvironmentObject var a: Store",
            "①@EnvironmentObject\nprivate var a: Store",
            "①@SwiftUI.EnvironmentObject var a: Store",
            "①@Environment(Store.self) private var a",
            "①@Environment(Store.self) private var a: Store?",
        ]
    )
    func objects(member: String) throws {
        try expectFindings(
            ["Sources/Recipes/A.swift": "struct A: View {\n\(member)\n}"],
            (.environmentObject, "①")
        )
    }

    @Test(
        arguments: [
            "@Environment(\\.dismiss) var dismiss", "@State var environmentObject = 1",
            "// @EnvironmentObject var a: Store",
            "@ObservedObject var a: Store",
        ]
    )
    func noObjects(member: String) throws {
        try expectFindings(["Sources/Recipes/A.swift": "struct A: View {\n\(member)\n}"])
    }
}
