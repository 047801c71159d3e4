import Basics
import ProjectModel
import Testing

@Suite("Imports")
struct ImportTests {
    private static let path = "Sources/Recipes/A.swift"

    @Test(
        arguments: [
            "import ①Shopping\n",
            "@testable import ①Shopping",
            "public import ①Shopping  // for its prices\n",
            "package import ①Shopping",
            "@preconcurrency import ①Shopping\r\n",
            "@_exported import ①Shopping",
            "@_spi(Prices) import ①Shopping",
            "@_spi(Prices) @testable internal import ①Shopping",
            "import struct ①Shopping.Price",
            "import protocol ①Shopping.Pricing",
            "import ①Shopping.Prices.Deep",
            "import Foundation; import ①Shopping; import UIKit",
            "import Foundation;import ①Shopping",
            "import ①`Shopping`",
            "import /* soon gone */ ①Shopping",
            "import\n  ①Shopping\n",
            "\u{FEFF}import ①Shopping",
            "\u{A0}import ①Shopping",
            "#if DEBUG\nimport ①Shopping\n#endif",
            "#if canImport(UIKit)\n  import UIKit\n#elseif os(Linux)\n  import ①Shopping\n#else\n  import Foundation\n#endif",
            "let text = \"\"\"\n  \"\"\"\nimport ①Shopping\n",
            "let a = 1 / 2; import ①Shopping",
            "func f() {}\n/* a /* b */ */ import ①Shopping",
            "// ä\n/* ä */ import ①Shopping",
        ]
    )
    func ofAFeature(source: String) throws { try expectFindings([Self.path: source], (.featureImport, "①")) }

    @Test(
        arguments: [
            "// import Shopping",
            "/* import Shopping */",
            "/*\nimport Shopping\n/* */\nimport Shopping\n*/",
            "/// import Shopping\nlet a = 1",
            "let a = \"import Shopping\"",
            "let a = \"\\(1) import Shopping\"",
            "let a = \"\"\"\nimport Shopping\n\"\"\"",
            "let a = #\"\"\"\nimport Shopping\n\"\"\"#",
            "let a = #\" \" import Shopping\"#",
            "enum A { case `import`, other }\nlet Shopping = A.import",
            "#if canImport(Shopping)\n#endif",
            "let important = 1",
            "import ShoppingInterface\nimport KitchenCore\nimport ViperRuntime\nimport Foundation\nimport Alamofire",
            "import Recipes",
            "",
            "\u{FEFF}",
        ]
    )
    func ofNoFeature(source: String) throws { try expectFindings([Self.path: source]) }

    @Test func saysWhatToDo() throws {
        let found = try expectFindings([Self.path: "import ①Shopping"], (.featureImport, "①"))
        #expect(found[0].message == "'Recipes' imports the feature 'Shopping'")
        #expect(found.notes.contains("import 'ShoppingInterface'"))
    }

    @Test func featuresAreImportedByNobodyButTheApp() throws {
        try expectFindings(
            [
                "Sources/KitchenCore/A.swift": "import ①Recipes",
                "Sources/ShoppingInterface/A.swift": "import ②Recipes",
                "Sources/OldScreens/A.swift": "import ③Recipes",
                "Tests/RecipesTests/A.swift": "import ④Shopping\n@testable import Recipes",
                "Sources/RecipesTestSupport/A.swift": "import ⑤Shopping\nimport Recipes",
                "Sources/Kitchen/A.swift": "import Recipes",
                "Tests/KitchenTests/A.swift": "@testable import Recipes\nimport Shopping",
            ],
            (.featureImport, "①"),
            (.featureImport, "②"),
            (.featureImport, "③"),
            (.featureImport, "④"),
            (.featureImport, "⑤")
        )
    }

    @Test func theAppIsImportedByItsOwn() throws {
        try expectFindings(
            [
                "Sources/Recipes/A.swift": "import ①Kitchen",
                "Sources/KitchenCore/A.swift": "import ②KitchenHeadless",
                "Tests/RecipesTests/A.swift": "@testable import ③Kitchen",
                "Sources/KitchenHeadless/A.swift": "import Kitchen",
                "Tests/KitchenTests/A.swift": "@testable import Kitchen",
            ],
            (.appImport, "①"),
            (.appImport, "②"),
            (.appImport, "③")
        )
    }

    @Test func oldScreensAreImportedByTheApp() throws {
        let found = try expectFindings(
            [
                "Sources/Recipes/A.swift": "import class ①OldScreens.OldProfileViewController",
                "Sources/KitchenCore/A.swift": "import ②OldScreens",
                "Sources/Recipes/B.swift": "import OldScreensInterface",
                "Sources/Kitchen/A.swift": "import OldScreens",
            ],
            (.legacyImport, "①"),
            (.legacyImport, "②")
        )
        #expect(found.notes.contains("import 'OldScreensInterface' instead"))
    }

    @Test func theSpecsDeclareTheRest() throws {
        let found = try expectFindings(
            [
                "Sources/Recipes/A.swift": "import ①DesignSystem",
                "Sources/Shopping/A.swift": "import ②RecipesInterface",
                "Sources/ShoppingInterface/A.swift": "import ③RecipesInterface",
                "Sources/KitchenCore/A.swift": "import ④DesignSystem\nimport ⑤RecipesInterface",
                "Sources/Kitchen/A.swift": "import ⑥KitchenCoreTestSupport\nimport ⑦ViperTesting\nimport ViperRuntime",
                "Tests/RecipesTests/A.swift":
                    "import KitchenCoreTestSupport\nimport ViperTesting\nimport RecipesTestSupport",
                "Tests/ShoppingTests/A.swift": "import ⑧RecipesTestSupport\nimport ⑨RecipesTests",
            ],
            (.undeclaredImport, "①"),
            (.undeclaredImport, "②"),
            (.undeclaredImport, "③"),
            (.undeclaredImport, "④"),
            (.undeclaredImport, "⑤"),
            (.undeclaredImport, "⑥"),
            (.undeclaredImport, "⑦"),
            (.undeclaredImport, "⑧"),
            (.undeclaredImport, "⑨")
        )
        #expect(found.notes.contains("write 'imports: [DesignSystem]' in specs/Recipes/module.yml"))
        #expect(found.notes.contains("a route to one of its scenes"))
    }

    @Test func declaredCoreModulesMayBeImported() throws {
        try expectFindings([
            "specs/Recipes/module.yml": "imports: [DesignSystem]",
            "Sources/Recipes/A.swift": "import DesignSystem",
        ])
    }

    @Test func productsOfPackages() throws {
        let found = try expectFindings(
            [
                "specs/project.yml":
                    "project: Kitchen\nruntime: ../..\npackages: { RxSwift: ../RxSwift }\nservices: { activityLogger: ActivityLogger, recipeRepository: RecipeRepository }",
                "specs/Shopping/module.yml": "imports: [RxSwift]",
                "Sources/Recipes/A.swift": "import ①RxSwift",
                "Sources/Shopping/A.swift": "import RxSwift",
                "Sources/Kitchen/A.swift": "import RxSwift",
            ],
            (.undeclaredImport, "①")
        )
        #expect(found.notes.contains("write 'imports: [RxSwift]' in specs/Recipes/module.yml"))
    }

    @Test func aModuleOfViews() throws {
        let specs = ["specs/Recipes/module.yml": "mocks: []\nuiModule: true\nimports: [DesignSystem]"]
        try expectFindings(
            specs.merging([
                "Sources/RecipesUI/A.swift": "import DesignSystem\nimport KitchenCore\nimport ViperRuntime",
                "Sources/Recipes/A.swift": "import RecipesUI",
                "Tests/RecipesTests/A.swift": "@testable import RecipesUI",
            ]) { first, _ in first }
        )
        let found = try expectFindings(
            specs.merging([
                "Sources/RecipesUI/A.swift":
                    "import DesignSystem\nimport ①Recipes\nimport ②ShoppingInterface\nimport ③Kitchen",
                "Sources/Shopping/A.swift": "import ④RecipesUI",
                "Sources/Kitchen/A.swift": "import ⑤RecipesUI",
            ]) { first, _ in first },
            (.featureImport, "①"),
            (.undeclaredImport, "②"),
            (.appImport, "③"),
            (.undeclaredImport, "④"),
            (.undeclaredImport, "⑤")
        )
        #expect(found.notes.contains("views know no services or interactors"))
        #expect(found.notes.contains("views may import core modules and their own feature's interface only"))
        #expect(found.notes.contains("only the feature that these views belong to may import it"))
    }

    @Test func unusedDependencies() throws {
        try expectFindings(
            [
                "specs/Recipes/module.yml": "imports: [①DesignSystem]",
                "specs/KitchenCore/module.yml": "kind: core\nimports: [②DesignSystem]",
                "Sources/Recipes/A.swift": "// import DesignSystem",
                "Sources/KitchenCore/A.swift": "let designSystem = 1",
            ],
            (.unusedDependency, "①"),
            (.unusedDependency, "②")
        )
    }

    /// A source that can't be read may use any.
    @Test(arguments: ["", "Generated/"]) func dependenciesOfWhatIsNestedTooDeeply(folder: String) throws {
        let sources = [
            "specs/Recipes/module.yml": "imports: [DesignSystem]",
            "Sources/Recipes/Z.swift": "import Foundation",
            "Sources/Recipes/\(folder)A.swift": "let a = #\"\"# + " + String(repeating: "(", count: 64) + "①(1",
        ]
        if folder.isEmpty {
            try expectFindings(sources, (.nestedTooDeeply, "①"))
        } else {
            try expectFindings(sources.mapValues { $0.replacing("①", with: "") })
        }
    }

    @Test(
        arguments: [
            "Sources/Recipes/A.swift", "Sources/Recipes/Generated/A.swift",
            "Sources/RecipesInterface/Generated/A.swift",
            "Tests/RecipesTests/A.swift",
        ]
    )
    func whatUsesADependency(path: String) throws {
        try expectFindings([
            "specs/Recipes/module.yml": "imports: [DesignSystem]",
            "Sources/Recipes/Z.swift": "import Foundation",
            path: "#if DEBUG\nimport DesignSystem\n#endif",
        ])
    }

    /// Before there is anything, nothing is missing.
    @Test func aModuleWithoutSourcesUsesNothing() throws {
        try expectFindings(["specs/Recipes/module.yml": "imports: [DesignSystem]"])
    }

    @Test func generatedSourcesAreNotLooked() throws {
        try expectFindings(["Sources/Recipes/Generated/A.swift": "import Shopping"])
    }
}
