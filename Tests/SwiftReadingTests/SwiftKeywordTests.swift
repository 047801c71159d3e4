import SwiftReading
import Testing

@Suite struct SwiftKeywordTests {
    /// Every word that Swift's grammar knows, at some place, and a few that it doesn't.
    static let words = """
        Any Protocol Self Sendable Type abi accesses actor any as assignment associatedtype associativity async \
        autoclosure available await before borrow borrowing break case catch class compiler consume consuming continue \
        convenience copy default defer deinit didSet discard distributed do dynamic each else enum escaping exported \
        extension fallthrough false file fileprivate final for func get guard if import in indirect infix init inout \
        internal is isolated lazy left let line macro message module mutating nil none nonisolated nonmutating objc of \
        open operator optional override package postfix precedencegroup prefix private protocol public read repeat \
        required rethrows return right self sending set some static struct subscript super switch then throw throws \
        true try typealias unowned unsafe var weak where while willSet yield recipe
        """.split(separator: " ").map(String.init)

    @Test(arguments: words) func declarationsParse(word: String) throws {
        let name = try SwiftIdentifier.read(word).get()
        if name.problem(as: .declaration) == nil {
            let spelled = name.backtickedIfNeeded(as: .declaration)
            expectParses("struct S { var \(spelled): Int\n func \(spelled)() -> Int { \(spelled) } }")
            expectParses("enum E { case \(spelled), \(spelled)(Int) }")
        }
        if name.problem(as: .type) == nil {
            let spelled = name.backtickedIfNeeded(as: .type)
            expectParses(
                "struct \(spelled) {}\nfunc f(a: \(spelled), b: [\(spelled)?]) -> any \(spelled) { \(spelled)() }"
            )
        }
    }

    @Test(arguments: words) func usesParse(word: String) throws {
        let name = try SwiftIdentifier.read(word).get()
        let member = name.backtickedIfNeeded(as: .member)
        expectParses("let x = value.\(member) + .\(member)")
        let label = name.backtickedIfNeeded(as: .parameterLabel)
        let argument = name.backtickedIfNeeded(as: .argumentLabel)
        expectParses("func f(\(label): Int, \(label) b: Int) {}\nf(\(argument): 1, \(argument): 2)")
        expectParses("let x: (\(argument): Int, b: Int) = (\(argument): 1, b: 2)")
        if name.problem(as: .local) == nil {
            let local = name.backtickedIfNeeded(as: .local)
            expectParses(
                "func f(_ \(local): Int?) { guard let \(local) else { return }\n_ = { [\(local)] in \(local) } }"
            )
        }
    }

    @Test(arguments: [
        ("default", SwiftIdentifier.Role.declaration, "`default`"), ("default", .member, "default"),
        ("default", .parameterLabel, "default"), ("in", .local, "`in`"), ("in", .argumentLabel, "in"),
        ("inout", .argumentLabel, "`inout`"), ("var", .parameterLabel, "`var`"), ("var", .argumentLabel, "var"),
        ("init", .member, "`init`"), ("await", .declaration, "`await`"), ("async", .type, "`async`"),
        ("actor", .statement, "`actor`"), ("get", .statement, "`get`"), ("borrowing", .statement, "`borrowing`"),
        ("open", .declaration, "open"), ("recipe", .local, "recipe"),
    ])
    func backticksOnlyWhereNeeded(word: String, role: SwiftIdentifier.Role, expected: String) throws {
        #expect(try SwiftIdentifier.read(word).get().backtickedIfNeeded(as: role) == expected)
    }

    @Test(arguments: [
        ("Type", SwiftIdentifier.Role.type), ("Self", .type), ("Protocol", .type), ("self", .declaration),
        ("self", .member),
        ("self", .local), ("class", .module), ("Swift", .module),
    ])
    func someNamesAreImpossible(word: String, role: SwiftIdentifier.Role) throws {
        #expect(try SwiftIdentifier.read(word).get().problem(as: role)?.contains("'\(word)'") == true)
    }

    private func expectParses(_ source: String, _ location: Testing.SourceLocation = #_sourceLocation) {
        #expect(SwiftSyntaxCheck.problems(in: source) == [], "\(source)", sourceLocation: location)
    }
}
