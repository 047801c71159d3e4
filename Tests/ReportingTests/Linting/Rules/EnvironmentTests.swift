import Basics
import ProjectModel
import Testing

@Suite("Environments and old objects")
struct EnvironmentTests {
    private func inRecipes(_ body: String) -> [String: String] {
        [
            "Sources/Recipes/A.swift": """
            import KitchenCore

            final class RecipeSearchInteractor {
                private let environment: any RecipeSearchEnvironment
                private let values: [String: String]

                func run(_ scene: any RecipeSearchEnvironment, other: Any) {
                    \(body)
                }
            }

            """
        ]
    }

    @Test(
        arguments: [
            "_ = environment ①as? any RecipeDetailsEnvironment",
            "_ = (environment ①as! any RecipeDetailsEnvironment).activityLogger",
            "_ = self.environment ①as? HasClient",
            "_ = environment ①is HasClient",
            "if let all = scene ①as? HasClient { print(all) }",
            "guard let all = (scene as Any) ①as? HasClient else { return }",
            "_ = scene as Any ①as? HasClient",
            "let copy = environment; _ = copy ①as? HasClient",
            "let all: Any = environment; _ = all ①as? HasClient",
            "if let all = scene as Any ①as? HasClient { print(all) }",
            "_ = other ①as? any ShoppingResolver",
            "_ = other ①as? any VoucherSceneResolver",
            "_ = other ①as? AppEnvironment",
            "_ = other ①as? (any KitchenServices)?",
            "switch environment { case let all ①as HasClient: print(all); default: break }",
            "switch environment { case ①is HasClient: print(1); default: break }",
            "if case let all ①as HasClient = scene { print(all) }",
            "_ = ①unsafeBitCast(environment, to: AppEnvironment.self)",
            "_ = Swift.①unsafeDowncast(scene, to: AppEnvironment.self)".replacing("Swift.①", with: "①Swift."),
            "_ = [environment].map { $0 }; print(environment ①is HasClient ? 1 : 2)",
            "log(\"\\(environment ①is HasClient)\")",
        ]
    )
    func casts(body: String) throws { try expectFindings(inRecipes(body), (.environmentCast, "①")) }

    @Test(
        arguments: [
            "_ = environment as any RecipeSearchEnvironment",
            "_ = other as? Recipe",
            "_ = environment.recipeRepository as? Recipe",
            "_ = ProcessInfo.processInfo.environment as? [String: Any]",
            "_ = values as? [String: Any]",
            "// environment as? AppEnvironment",
            "log(\"environment as? AppEnvironment\")",
            "switch environment.kind { case let all as HasClient: print(all); default: break }",
            "switch environment { default: switch other { case is Recipe: print(1); default: break } }",
            "log(environment, as: Recipe.self)",
        ]
    )
    func noCasts(body: String) throws { try expectFindings(inRecipes(body)) }

    @Test func testsMayCast() throws {
        try expectFindings(["Tests/RecipesTests/A.swift": "let a = environment as? AppEnvironment"])
    }

    @Test(
        arguments: [
            "let a = ①LegacyActivityLogger.shared",
            "let a = ①Kitchen.LegacyActivityLogger.shared.name",
            "func f() { ①(LegacyActivityLogger.shared).log(1) }",
            "func f() { ①LegacyActivityLogger.shared?.log(1); ②OldSession.current.end() }",
            "let a: LegacyActivityLogger = ①.shared",
            "func f(logger: LegacyActivityLogger = ①.shared) {}",
            "struct OtherAdapter { let a = ①LegacyActivityLogger.shared }",
            "let key = \\Box.value; let a = ①LegacyActivityLogger.shared",
        ]
    )
    func oldObjects(source: String) throws {
        let isTwo = source.contains("②")
        for path in ["Sources/Kitchen/A.swift", "Sources/KitchenCore/A.swift"] {
            if isTwo {
                try expectFindings(
                    [path: source],
                    (.legacySingleton, "①"),
                    (.legacySingleton, "②"),
                    settings: "legacySingletons: [OldSession.current]"
                )
            } else {
                try expectFindings([path: source], (.legacySingleton, "①"))
            }
        }
    }

    @Test func whereOldObjectsMayBeUsed() throws {
        try expectFindings(
            [
                "Sources/Kitchen/A.swift": """
                struct ActivityLoggerAdapter { let old = LegacyActivityLogger.shared }
                extension ActivityLoggerAdapter { var one: Int { LegacyActivityLogger.shared.one } }
                struct SessionAdapter { let old = OldSession.current }
                final class LegacyActivityLogger { static let shared = LegacyActivityLogger(); let own = LegacyActivityLogger.shared }
                final class OldSettingsViewController { let old = LegacyActivityLogger.shared }
                let other = LegacyActivityLogger.other
                """,
                "Sources/OldScreens/A.swift": "let a = LegacyActivityLogger.shared",
                "Tests/KitchenTests/A.swift": "let a = LegacyActivityLogger.shared",
            ],
            settings: "legacySingletons: [OldSession.current]"
        )
    }
}
