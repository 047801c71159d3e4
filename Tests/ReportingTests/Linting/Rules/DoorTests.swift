import Basics
import ProjectModel
import Testing

@Suite("Descriptors and view builders")
struct DoorTests {
    @Test(
        arguments: [
            "struct A: ①TypedDescriptor {}",
            "public struct A: Equatable, ①ViperRuntime.TypedDescriptor {}",
            "extension A: ①TypedDescriptor {}",
            "final class A: ①RecipesSceneDescriptor {}",
            "struct A: ①Equatable & TypedDescriptor {}",
            "protocol A: ①TypedDescriptor {}",
            "enum Outer { struct A: ①TypedDescriptor {} }",
            "#if DEBUG\nstruct A: ①TypedDescriptor {}\n#endif",
            "func f() { struct A: @unchecked Sendable, ①TypedDescriptor {} }",
        ]
    )
    func descriptors(source: String) throws {
        for path in ["Sources/Recipes/A.swift", "Sources/RecipesInterface/A.swift", "Sources/Kitchen/A.swift"] {
            try expectFindings([path: source], (.handwrittenDescriptor, "①"))
        }
    }

    @Test(
        arguments: [
            "func f<D: TypedDescriptor>(_ d: D) {}",
            "// struct A: TypedDescriptor {}",
            "let a = \"struct A: TypedDescriptor {}\"",
            "struct TypedDescriptorList: Equatable {}",
        ]
    )
    func noDescriptors(source: String) throws { try expectFindings(["Sources/Recipes/A.swift": source]) }

    @Test func testsMayHaveDescriptors() throws {
        try expectFindings(["Tests/RecipesTests/A.swift": "struct A: TypedDescriptor {}"])
    }

    @Test(
        arguments: [
            "enum ①HelpViewBuilder: SceneViewBuilder {}",
            "struct ①Help: SceneViewBuilder {}",
            "enum ①HelpViewBuilder { static func build() -> UIViewController { a } }",
            "class ①HelpViewBuilder { func make() -> any HelpController { a } }",
            "enum ①CartViewBuilder { static func build() -> UIViewController { a } }",
        ]
    )
    func builders(source: String) throws {
        try expectFindings(["Sources/Recipes/A.swift": source], (.builderWithoutDescriptor, "①"))
    }

    @Test func nearBuilders() throws {
        let found = try expectFindings(
            ["Sources/OldScreens/A.swift": "enum ①ProfilViewBuilder: SceneViewBuilder {}"],
            (.builderWithoutDescriptor, "①")
        )
        #expect(found.notes == "did you mean 'ProfileViewBuilder'?")
    }

    @Test(
        arguments: [
            ("Sources/OldScreens/A.swift", "public enum ProfileViewBuilder: SceneViewBuilder {}"),
            ("Sources/Kitchen/A.swift", "public enum SettingsViewBuilder: SceneViewBuilder {}"),
            ("Sources/Recipes/A.swift", "struct A { @ViewBuilder var body: some View { Text(a) } }"),
            (
                "Sources/Recipes/A.swift",
                "@resultBuilder enum CardViewBuilder { static func buildBlock() -> Card { a } }"
            ),
            (
                "Sources/Recipes/A.swift",
                "@resultBuilder enum TabsViewBuilder { static func buildBlock() -> UIViewController { a } }"
            ),
            ("Sources/Recipes/A.swift", "let a = HelpViewBuilder.build()"),
            ("Tests/RecipesTests/A.swift", "enum HelpViewBuilder: SceneViewBuilder {}"),
        ]
    )
    func noBuilders(path: String, source: String) throws { try expectFindings([path: source]) }
}
