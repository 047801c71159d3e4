import Basics
import SwiftReading
import SwiftSyntax

/// What one source says that matters for adopting its app.
struct SourceFacts: Sendable {
    /// A module that it imports.
    struct Import: Hashable, Sendable {
        var module: String
        /// It stands in an `#if`.
        var isConditional: Bool
    }

    struct Alias: Hashable, Sendable {
        var name: String
        /// As written.
        var type: String
        /// It stands in an `#if`.
        var isConditional: Bool
    }

    var imports: [Import] = []
    var types: [TypeFacts] = []
    /// Functions outside of types, for what they return.
    var functions: [MemberFacts.Method] = []
    /// The names of variables outside of types.
    var variables: Set<String> = []
    /// Aliases outside of types.
    var aliases: [Alias] = []
    /// Functions that open something by a descriptor's type.
    var openers: [Opener] = []
    /// Functions that open something by the case of an enum, which the compiler checks already.
    var enumOpeners: [EnumOpener] = []
    /// Functions that put a screen together.
    var assemblies: [AssemblyFunction] = []
    /// Other ways to open screens, which aren't adopted.
    var habits: [HabitUse] = []
    /// Closures that are kept for a type.
    var registrations: [Registration] = []
    /// Names of the top level that other files can't use.
    var hidden: Set<String> = []
    /// It has tests, or fakes for them.
    var isOfTests = false
    /// The source can't be read as Swift.
    var problem: Diagnostic?

    /// Reads a source; one that can't be read as Swift has nothing but the problem.
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

    /// Its types are seen by the team's code all the same.
    private mutating func leaveOutOpeners() {
        openers = []
        enumOpeners = []
        assemblies = []
        habits = []
        registrations = []
    }
}
