import SwiftReading
import Testing

@Suite struct SwiftTypeTests {
    @Test(arguments: [
        ("Int64", "Int64"), ("Recipe?", "Recipe?"), ("Foo.Bar", "Foo.Bar"), ("[Recipe]", "[Recipe]"),
        ("[Recipe]?", "[Recipe]?"),
        ("[String:Int]", "[String: Int]"), ("[ String :Int ]", "[String: Int]"), ("(Int)->Void", "(Int) -> Void"),
        ("() -> ()", "() -> Void"), ("(Int)", "Int"), ("((Int))?", "Int?"),
        ("()", "Void"),
        ("(any P)?", "(any P)?"), ("any P", "any P"), ("any A&B", "any A & B"), ("(A & B)?", "(A & B)?"),
        ("@MainActor @escaping @Sendable (Recipe) -> Void", "@escaping @MainActor @Sendable (Recipe) -> Void"),
        ("(() -> Void)?", "(() -> Void)?"), ("(Int) async throws->Int", "(Int) async throws -> Int"),
        ("() throws(MyError) -> Int", "() throws(MyError) -> Int"), ("(a:Int,b:Int)", "(a: Int, b: Int)"),
        ("((Int, Int)) -> Void", "((Int, Int)) -> Void"), ("(_ id:Int) -> Void", "(_ id: Int) -> Void"),
        ("(inout Draft) -> Void", "(inout Draft) -> Void"), ("Result<Int,any Error>", "Result<Int, any Error>"),
        ("Page<Recipe>.Cursor", "Page<Recipe>.Cursor"), ("Int??", "Int??"), ("Foo.Type", "Foo.Type"),
        ("(any P).Type", "(any P).Type"), ("  Int  ", "Int"), ("Foo.`default`", "Foo.`default`"), ("Any?", "Any?"),
        ("(@escaping () -> Void) -> Void", "(@escaping () -> Void) -> Void"),
        ("(Int) -> (Int) -> Int", "(Int) -> (Int) -> Int"),
        ("レシピ?", "レシピ?"),
    ])
    func isNormalised(text: String, expected: String) throws {
        let type = try SwiftType.read(text).get()
        #expect(type.text == expected)
        #expect(try SwiftType.read(type.text).get() == type)
    }

    @Test(arguments: [
        "", " ", "Int = 0; func evil() {}", "Int\n}", "Int // x", "Int /* ", "Int /* x */", "Int { get }",
        "Int, y: Int", "Int;",
        "Int = 0", "Int }", "[Int", "(Int", "Int)", "Int!", "some P", "[some P]", "inout Int", "Int...",
        "(Int...) -> Void",
        "@autoclosure () -> Int", "@escaping Int", "@escaping (() -> Void)?", "[@escaping () -> Void]",
        "@MainActor Int",
        "@convention(c) () -> Void", "@objc () -> Void", "any P?", "any () -> Void", "Int where T: P", "class", "self",
        "Self",
        "Foo.", ".Foo", "Foo..Bar", "Foo.Self", "_", "[_]", "Array<_>", "$0", "1", "\"Int\"", "#if", "Foo<1>",
        "[3 of Int]",
        "~Copyable", "any ~Copyable", "repeat each T", "each T", "borrowing Foo", "sending Foo", "Int\u{0}",
        "Int\u{202E}",
        "Fo\u{200B}o", "Int\r", "Int\t?", "(a: Int)", "(a b: Int, c: Int)", "(a: Int) -> Void", "`a b`", "Foo Bar",
        "<Int>",
        "Int?!", "() rethrows -> Void", "@escaping @escaping () -> Void", "@A @B () -> Void", "-> Int", "() ->",
        "Swift::Int",
        "@Sendable(x) () -> Void", "A & () -> Void", "x == y", "Int\u{2028}", "Foo<Int", "Foo>", "Foo<>", "[:]", "[]",
        "Cafe\u{301}",
    ])
    func isRefused(text: String) {
        #expect(problem(SwiftType.read(text)) != nil)
    }

    @Test(arguments: [
        ("Int // x", 4, "comment"), ("Int = 0", 4, "="), ("Recipe, y: Int", 6, ","), ("[some P]", 1, "opaque"),
        ("é ! x", 2, "!"),
        ("(Int, @escaping Foo)", 6, "function type"), ("Int!", 0, "'?'"), ("Result<Int, Self>", 12, "Self"),
    ])
    func problemsHaveAPlaceAndAReason(text: String, offset: Int, word: String) throws {
        let refusal = try #require(problem(SwiftType.read(text)))
        #expect(refusal.offset == offset)
        #expect(refusal.message.contains(word), "\(refusal.message)")
    }

    @Test func resultsDoNotEscape() {
        #expect(problem(SwiftType.read("@escaping () -> Void", position: .result)) != nil)
        #expect(problem(SwiftType.read("() -> Void", position: .result)) == nil)
    }

    @Test(arguments: [
        ("Recipe.ID", ["Recipe"]), ("Result<Recipe, any Error>", ["Result", "Recipe", "Error"]),
        ("[String: [Recipe]]?", ["String", "Recipe"]), ("(A, inout B) throws(E) -> C<A>", ["A", "B", "E", "C"]),
        ("@MainActor (A) -> Void", ["MainActor", "A", "Void"]), ("any P & Q", ["P", "Q"]),
    ])
    func refersToNames(text: String, expected: [String]) throws {
        #expect(try SwiftType.read(text).get().names == expected)
    }

    @Test(arguments: [
        ("Int?", "Optional<Int>"), ("Int?", "Swift.Optional<Int>"), ("[Int]", "Array<Int>"),
        ("[Int: A]", "Dictionary<Int, A>"),
        ("()", "Void"), ("() -> Void", "@escaping () -> ()"), ("[Int?]", "Array<Optional<Int>>"),
        ("(_ a: Int) -> A", "(Int) -> A"),
        ("() throws(any Error) -> A", "() throws -> A"), ("Foo<[Int]>", "Foo<Array<Int>>"),
    ])
    func spellingsOfOneType(left: String, right: String) throws {
        let left = try SwiftType.read(left).get()
        #expect(left.same(as: try SwiftType.read(right).get()))
    }

    @Test(arguments: [
        ("Int?", "Int"), ("(a: Int, b: Int)", "(b: Int, a: Int)"), ("() -> Void", "@MainActor () -> Void"),
    ])
    func differentTypes(left: String, right: String) throws {
        let left = try SwiftType.read(left).get()
        #expect(!left.same(as: try SwiftType.read(right).get()))
    }

    @Test func functionsAreStoredAndPassed() throws {
        let written = try SwiftType.read("@escaping (Int) -> Void").get()
        let bare = try SwiftType.read("@MainActor (Int) -> Void").get()
        let optional = try SwiftType.read("((Int) -> Void)?").get()
        #expect(written.isFunction && bare.isFunction)
        #expect(written.storageText == "(Int) -> Void")
        #expect(written.parameterText == "@escaping (Int) -> Void")
        #expect(bare.parameterText == "@escaping @MainActor (Int) -> Void")
        #expect(!optional.isFunction && optional.isOptional && optional.parameterText == "((Int) -> Void)?")
    }

    @Test func globalActorsAreToldFromOtherNames() throws {
        #expect(try SwiftType.read("[(@Baker (Bread) -> Void)?]").get().globalActors == ["Baker"])
        #expect(try SwiftType.read("@Baker (Baker) -> Void").get().globalActors == [])
        #expect(try SwiftType.read("Baker").get().globalActors == [])
    }

    /// Nothing but the attribute tells a team's name of a function type from any other name.
    @Test func namesOfFunctionsEscapeWhereThatIsWritten() throws {
        let handler = try SwiftType.read("@escaping Feed.Handler").get()
        #expect(handler.text == "@escaping Feed.Handler" && handler.parameterText == "@escaping Feed.Handler")
        #expect(handler.storageText == "Feed.Handler" && handler.optionalText == "Feed.Handler?")
        #expect(handler.customNames == ["Feed"])
        #expect(handler.same(as: try SwiftType.read("Feed.Handler").get()))
        #expect(problem(SwiftType.read("@escaping Handler", position: .result)) != nil)
        for text in ["@escaping URL", "@escaping Handler?", "@escaping [Handler]"] {
            #expect(problem(SwiftType.read(text)) != nil, "\(text)")
        }
    }

    @Test(arguments: [
        ("URL", KnownModule.foundation), ("UIImage", .uiKit), ("URLRequest", .foundationNetworking),
        ("Int", .standardLibrary),
        ("Recipe", nil), ("UI", nil), ("UIKitty", .uiKit), ("UInt", .standardLibrary), ("DispatchQueue", .dispatch),
        ("SIMD2", .standardLibrary), ("OpaquePointer", .standardLibrary), ("CLLocation", .coreLocation),
        ("CGRect", .foundation), ("CGPath", .coreGraphics), ("NSLayoutConstraint", .uiKit),
        ("AnyPublisher", .combine), ("SceneFailure", .viperRuntime), ("Host", nil),
    ])
    func modulesAreKnownByTheNamesOfTheirTypes(name: String, expected: KnownModule?) {
        #expect(KnownModule.declaring(name) == expected)
    }

    @Test(arguments: [
        ("Optional<Int>", "Int?"), ("Swift.Array<Optional<Recipe>>", "[Recipe?]"),
        ("Optional<() -> Void>", "(() -> Void)?"),
        ("Dictionary<String, Array<Int>>", "[String: [Int]]"), ("Optional<Optional<Int>>", "Int??"),
        ("(Optional<Int>) -> Array<Int>", "(Int?) -> [Int]"), ("Array<Int>.Index", "Array<Int>.Index"),
        ("Result<Optional<Int>, any Error>", "Result<Int?, any Error>"), ("Optional<any P>", "(any P)?"),
        ("Array", "Array"),
    ])
    func sugarIsUsed(text: String, expected: String) throws {
        #expect(try SwiftType.read(text).get().text == expected)
    }

    @Test func customNamesAreThoseOfNoKnownModule() throws {
        #expect(try SwiftType.read("Result<[Recipe.ID: URL], any Error>").get().customNames == ["Recipe"])
    }

    @Test(arguments: [
        ("[Int: String?]", true, true), ("Recipe", false, false), ("(Int, Int)", false, true), ("Date", true, true),
        ("@Sendable () -> Void", false, true), ("() -> Void", false, false), ("any Error", false, true),
        ("Result<Int, Foo>", false, false),
    ])
    func knownConformances(text: String, equatable: Bool, sendable: Bool) throws {
        let type = try SwiftType.read(text).get()
        #expect(type.isKnownEquatable == equatable)
        #expect(type.isKnownSendable == sendable)
    }
}
