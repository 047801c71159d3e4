import SwiftSyntax

/// The facts of a source that matter for the adoption of its app.
struct SourceFacts: Sendable {
    /// A module that it imports.
    struct Import: Hashable, Sendable {
        var module: String
        /// True if it is in an `#if`.
        var isConditional: Bool
    }

    struct Alias: Hashable, Sendable {
        var name: String
        /// The type as written.
        var type: String
        /// True if it is in an `#if`.
        var isConditional: Bool
    }

    var imports: [Import] = []
    var types: [TypeFacts] = []
    /// The functions outside of types, for their result types.
    var functions: [MemberFacts.Method] = []
    /// The names of variables outside of types.
    var variables: Set<String> = []
    /// The aliases outside of types.
    var aliases: [Alias] = []
    /// The functions that open something by a descriptor's type.
    var openers: [Opener] = []
    /// The functions that open something by the case of an enum, which the compiler already checks.
    var enumOpeners: [EnumOpener] = []
    /// The functions that assemble a screen.
    var assemblies: [AssemblyFunction] = []
    /// Other ways to open screens, which aren't adopted.
    var habits: [HabitUse] = []
    /// The closures stored for a type.
    var registrations: [Registration] = []
    /// The top-level names that other files can't use.
    var hidden: Set<String> = []
    /// True if it has tests, or fakes for them.
    var isOfTests = false
    /// The problem of a source that can't be parsed.
    var problem: Diagnostic?

    /// Reads a source; one that can't be parsed only has the problem.
    static func read(_ source: AppSource, file: Int) -> SourceFacts {
        var facts = SourceFacts()
        do throws(NestedTooDeeply) {
            let reader = FactReader(file: file)
            let tree = try SwiftTree.read(source.bytes)
            reader.walk(tree)
            if !reader.facts.isOfTests {
                facts = reader.facts
                facts.habits = HabitFinder.uses(in: tree, of: source.bytes, file: file)
            }
            if source.isGenerated { facts.leaveOutOpeners() }
        } catch {
            facts.problem = error.diagnostic(in: source.bytes, path: source.path)
        }
        return facts
    }

    /// Removes the functions of a generated source; its types stay, since the team's code can use them.
    private mutating func leaveOutOpeners() {
        openers = []
        enumOpeners = []
        assemblies = []
        habits = []
        registrations = []
    }
}
