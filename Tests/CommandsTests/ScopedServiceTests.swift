import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A service that comes to be there in one state only moves from one environment to another.
@Suite struct ScopedServiceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write(scopes: "")
        try folder.write("", to: "specs/Users/SignIn.yml")
        try folder.write(
            "uses: [cart]\nstate: { items: { loads: Int, from: cart.items() } }\n",
            to: "specs/Shop/Cart.yml"
        )
    }

    private func write(scopes: String) throws {
        let project = """
            project: Pantry
            runtime: ../..
            services: { keys: KeyStore, cart: CartRepository }
            start: { out: SignIn, signedIn: Cart }
            \(scopes)
            """
        try folder.write(project, to: "specs/project.yml")
    }

    private func generate(_ arguments: String...) async throws -> String {
        let run = try await Tool.vipergen(["generate", "--output", "."] + arguments, in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        return run.errors
    }

    @Test func whatStaysBehindIsToldAndWhatIsMissingIsAdded() async throws {
        #expect(try await !generate().contains("still has"))
        try write(scopes: "scopes: { signedIn: [cart] }")
        let left = try await generate()
        let message = "'AppEnvironment' still has 'cart', which the specs give to 'SignedInEnvironment'"
        #expect(left.contains(message))
        let app = try folder.read("Sources/Pantry/AppEnvironment.swift")
        let line = "    public internal(set) lazy var cart: any CartRepository = DefaultCartRepository()\n"
        try folder.write(app.replacingOccurrences(of: line, with: ""), to: "Sources/Pantry/AppEnvironment.swift")
        #expect(try await !generate().contains("still has"))
        // The next one is made like the first.
        try write(scopes: "scopes: { signedIn: [cart, keys] }")
        #expect(try await generate("--sync").contains("'AppEnvironment' still has 'keys'"))
        let scope = try folder.read("Sources/Pantry/SignedInEnvironment.swift")
        #expect(scope.contains(line + "    public internal(set) lazy var keys: any KeyStore = DefaultKeyStore()\n"))
    }

    @Test func whatIsThereAllTheTimeAgainIsTaken() async throws {
        try write(scopes: "scopes: { signedIn: [cart, keys] }")
        #expect(try await !generate().contains("still has"))
        try write(scopes: "scopes: { signedIn: [cart] }")
        let said = try await generate("--sync")
        #expect(said.contains("'SignedInEnvironment' still has 'keys', which the specs give to 'AppEnvironment'"))
        let app = try folder.read("Sources/Pantry/AppEnvironment.swift")
        #expect(app.contains("public internal(set) lazy var keys: any KeyStore = DefaultKeyStore()"))
    }

    /// The compiler warns of a public import that nothing public needs.
    @Test func aScopeThatNeedsNothingOfTheAppImportsNothing() async throws {
        try write(scopes: "scopes: { signedIn: [cart, keys] }")
        #expect(try await !generate().contains("still has"))
        let scope = try folder.read("Sources/Pantry/Generated/SignedInEnvironment+App.swift")
        #expect(!scope.contains("import ViperRuntime"))
        let app = try folder.read("Sources/Pantry/AppEnvironment.swift")
        #expect(app.contains("WindowRoot<PantryWindowState>(.out)\n\n    public init() {}"))
    }

    @Test func renamesReachStatesAndScopes() async throws {
        try write(scopes: "scopes: { signedIn: [cart] }")
        #expect(try await !generate().contains("still has"))
        for arguments in [["scene", "SignIn", "Login"], ["service", "cart", "basket"]] {
            let run = try await Tool.vipergen(["rename"] + arguments + ["--yes", "--output", "."], in: folder.url)
            #expect(run.succeeded, "\(run.errors)")
        }
        let project = try folder.read("specs/project.yml")
        #expect(project.contains("start: { out: Login, signedIn: Cart }"))
        #expect(project.contains("scopes: { signedIn: [basket] }"))
    }
}
