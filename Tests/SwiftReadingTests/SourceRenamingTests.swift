import SwiftReading
import Testing

/// What is renamed is between `«»`, what is listed between `‹›`.
@Suite struct SourceRenamingTests {
    private static let known = """
        protocol CartEnvironment { var jars: JarStore { get } }
        protocol Presenting { func showJar() }
        class Cart { let environment: any CartEnvironment; var other: Other; static let carts = 1 }
        struct Other { let jars: Int }
        enum Scenes { case cart }
        class Mock { var resolved: [Scenes] = []; func make() -> Cart { Cart() } }
        extension Bundle { static let cartResources = 1 }
        struct Services { init(jars: JarStore) {} }
        """

    private var changes: NameChanges {
        var changes = NameChanges()
        changes.types = ["CartState": "BasketState", "CartDescriptor": "BasketDescriptor"]
        changes.owners = ["CartState": [""], "CartDescriptor": ["ViewDescriptor"]]
        changes.declaringModules = ["CartState": ["Shop"]]
        changes.modules = ["Shop": "Store"]
        changes.words = ["cart"]
        changes.members = [
            .init("jars", of: "CartEnvironment"): "glasses", .init("cart", of: "Scenes"): "basket",
            .init("cartResources", of: "Bundle"): "basketResources",
        ]
        changes.labels = [.init("jars", of: "Services.init"): "glasses"]
        return changes
    }

    @Test(arguments: [
        "import «Shop»; @testable import «Shop»; import struct «Shop».«CartState»; import Cart",
        "let a: [«CartState»?] = [«CartState»()]; let b: «Shop».«CartState»; let c = \"CartState\" // CartState",
        "enum Box { struct CartState {}; let a: CartState; let b: Box.CartState }",
        "enum Box { struct CartState {} }\nextension Box { func f(_ a: CartState) {} }",
        "func f<CartState>(_ a: CartState) {}",
        "func f() { struct CartState {}; _ = CartState() }",
        "let a = ViewDescriptor.«CartDescriptor»(); let b = Foo.‹CartDescriptor›",
        "extension Cart { func f() { _ = environment.«jars»; _ = self.environment.«jars».all; _ = other.jars } }",
        "func f(cart: Cart, any: Any) { _ = cart.environment.«jars»; _ = any.jars; _ = x.‹jars› }",
        "func f(mock: Mock?) { if let mock { _ = mock.make().environment.«jars» } }",
        "func f() { let mock = Mock(); guard let cart = mock.make() as Cart? else { return }; _ = cart.environment.«jars» }",
        "let f = { (cart: Cart) in cart.environment.«jars» }; let g = { cart in cart.‹jars› }",
        "final class Own: CartEnvironment { let «jars»: JarStore = x; func f() { _ = «jars»; let jars = 1; _ = jars } }",
        "struct Own { let jars = 1; func f() { _ = jars; _ = self.jars } }",
        "let a = Services(«jars»: x); let b = Foo(jars: x)",
        "extension Services { func f() { _ = Services.init(«jars»: 1) } }",
        "let a = \\CartEnvironment.«jars»; let b = \\Other.jars; let c = \\Foo.bar.‹jars›",
        "func f(mock: Mock) { expect(mock.resolved == [.«cart»]); g(.‹cart›) }",
        "func f(mock: Mock) { let last = mock.resolved.last; guard case .«cart»? = last else { return } }",
        "func f(scene: Scenes) { switch scene { case .«cart»: break } }",
        "let bundle: Bundle = .«cartResources»",
        "let jars = 1; _ = jars",
        "let a: `CartStates`, b: `«CartState»`",
        "#if DEBUG\nextension «CartState» { func f() -> [«CartState»] { [] } }\n#else\nlet a = «CartState»()\n#endif",
        "#if DEBUG && os(iOS)\n#if A\nextension «CartState» {}\nenum Box { static func f(_ a: «CartState») {} }\n#endif\n#endif",
        "#if DEBUG\nextension ViewDescriptor.«CartDescriptor» {}\nfunc f(_ a: «Shop».«CartState») {}\n#endif",
        "func f() {\n#if DEBUG\nstruct CartState {}\n#endif\n_ = CartState() }",
        "func f() { typealias CartState = Int; let a: CartState = 1 }",
        "func f(any: Any) {\n#if DEBUG\nlet cart = Cart()\n#endif\n_ = cart.environment.«jars»; _ = any.jars }",
        "#if canImport(«Shop») && Shop\nimport «Shop»\n#elseif !canImport(«Shop».Sub, _version: 2) || CartState || canImport(A.Shop)\n#endif",
    ])
    func changesWhatIsCertain(marked: String) throws {
        let source = marked.filter { !"«»‹›".contains($0) }
        let known = KnownTypes(of: [Array(Self.known.utf8), Array(source.utf8)])
        let found = try SourceRenaming(changes, known, shadowed: []).read(Array(source.utf8))
        var result = Array(source.utf8)
        for use in found.reversed() {
            let marks = use.kind == .changed ? ("«", "»") : ("‹", "›")
            let end = use.offset + use.name.utf8.count
            result.replaceSubrange(use.offset..<end, with: Array("\(marks.0)\(use.name)\(marks.1)".utf8))
        }
        #expect(String(decoding: result, as: UTF8.self) == marked)
    }

    @Test func aModulesOwnTypeStays() throws {
        let source = Array("let a = CartState()".utf8)
        let found = try SourceRenaming(changes, KnownTypes(of: [source]), shadowed: ["CartState"]).read(source)
        #expect(found == [])
    }

    @Test func editsAllThatIsChanged() throws {
        let source = Array("let a = CartState(), b = CartState()".utf8)
        let found = try SourceRenaming(changes, KnownTypes(of: []), shadowed: []).read(source)
        let edited = SourceRenaming.edits(found).applied(to: source)
        #expect(String(decoding: edited, as: UTF8.self) == "let a = BasketState(), b = BasketState()")
    }
}
