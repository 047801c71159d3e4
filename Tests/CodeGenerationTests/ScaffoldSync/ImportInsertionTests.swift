import Basics
import CodeGeneration
import Testing

/// What new members need is imported, once.
@Suite struct ImportInsertionTests {
    private let pantry = PantrySync(
        events: "events: { didLoad: { data: Data, jar: Jam } }",
        interactor: "",
        routes: ""
    )
    private let type = "class JarPresenter {\n    func viewDidLoad() {}\n}\n"

    @Test(arguments: [
        // Among the others, sorted.
        (
            "import Aisle\nimport PantryCore\nimport Zest\n\n",
            "import Aisle\nimport Foundation\nimport PantryCore\nimport Zest\n\n"
        ),
        ("import Zest\n\n", "import Foundation\nimport PantryCore\nimport Zest\n\n"),
        // A comment stays on its line.
        ("import Aisle // first\n", "import Aisle // first\nimport Foundation\nimport PantryCore\n"),
        // With a statement behind it on its line.
        ("import Aisle; let a = 1\n", "import Aisle\nimport Foundation\nimport PantryCore; let a = 1\n"),
        // Conditional ones are there as well; scoped ones are not enough.
        (
            "#if os(Linux)\n    import Foundation\n#endif\nimport PantryCore\n",
            "#if os(Linux)\n    import Foundation\n#endif\nimport PantryCore\n"
        ),
        (
            "import struct Foundation.Data\nimport PantryCore\n",
            "import Foundation\nimport struct Foundation.Data\nimport PantryCore\n"
        ),
        (
            "@testable import PantryCore\npublic import Foundation\n",
            "@testable import PantryCore\npublic import Foundation\n"
        ),
        // Into a file without any: behind the comments that begin it, before the type's own.
        ("// Jars.\n\n/// Presents.\n", "// Jars.\n\nimport Foundation\nimport PantryCore\n\n/// Presents.\n"),
        ("/* A\n\n   B */ ", "import Foundation\nimport PantryCore\n\n/* A\n\n   B */ "),
        ("", "import Foundation\nimport PantryCore\n\n"),
        ("\u{FEFF}", "\u{FEFF}import Foundation\nimport PantryCore\n\n"),
    ])
    func imports(before: String, after: String) throws {
        let amended = try pantry.amended(before + type)
        #expect(amended.unicodeScalars.starts(with: (after + type.dropLast(2)).unicodeScalars), "\(amended)")
    }

    @Test func networkingComesFromItsOwnModuleWhereThereIsOne() throws {
        let pantry = PantrySync(events: "events: { didLoad: { request: URLRequest } }", interactor: "")
        let amended = try pantry.amended("import Zest\n\n" + type)
        #expect(
            amended.hasPrefix(
                "import Zest\n\n#if canImport(FoundationNetworking)\n    import FoundationNetworking\n#else\n    import Foundation\n#endif\n\nclass"
            )
        )
    }

    @Test func aRouteIsWrittenWhole() throws {
        let pantry = PantrySync(routes: "routes: { next: { to: Jar, present: push } }")
        let source =
            "import ViperRuntime\n\nclass JarWireframe {\n    weak var viewController: UIViewController?\n    private let environment: any JarEnvironment\n}\n"
        let amended = try pantry.amended(source, name: "JarWireframe.swift")
        #expect(amended.hasPrefix("import ShelvesInterface\nimport ViperRuntime\n"))
        #expect(amended.contains("        let destination = environment.resolve(descriptor)\n"))
        #expect(!amended.contains("TODO"))
    }

    @Test func aRouteIsAStubWhereTheWireframeIsNotLikeTheScaffold() throws {
        let pantry = PantrySync(routes: "routes: { next: { to: Jar, present: push } }")
        let source = "class JarWireframe {\n    unowned var viewController: UIViewController\n}\n"
        let amended = try pantry.amended(source, name: "JarWireframe.swift")
        #expect(amended.contains("// TODO: JarWireframe.showNext() is not written yet."))
    }
}
