import Basics
import CodeGeneration
import Testing

/// Members that a scaffolded type has by inheritance.
@Suite struct LineageTests {
    private static let pick = "    func viewDidLoad() {}\n    func didPick(amount: Int) {}\n"

    private func added(_ presenter: String, others: [String: String] = [:]) throws -> [String] {
        let result = try PantrySync().result(["JarPresenter.swift": presenter], others: others)
        #expect(result.diagnostics == [])
        return result.additions.map { $0.member.replacing("JarPresenter.", with: "") }
    }

    @Test func superclassesOfOtherModules() throws {
        let presenter = "class JarPresenter: BasePresenter, JarPresenterContract {\n\(Self.pick)}\n"
        #expect(try added(presenter) == ["didTapOpen()"])
        let base = "open class BasePresenter {\n    %func didTapOpen() {}\n}\n"
        for (access, isSeen) in [("open ", true), ("package ", true), ("", false), ("private ", false)] {
            let base = base.replacing("%", with: access)
            let missing = isSeen ? [] : ["didTapOpen()"]
            #expect(try added(presenter, others: ["Base.swift": base]) == missing, "\(access)func")
        }
        #expect(
            try added(presenter, others: ["Base.swift": "class BasePresenter { public func didTapOpen() {} }\n"])
                == ["didTapOpen()"],
            "another module doesn't see the class"
        )
        let extended = "public class BasePresenter {}\npublic extension BasePresenter {\n    func didTapOpen() {}\n}\n"
        #expect(try added(presenter, others: ["Base.swift": extended]) == [])
    }

    @Test func theModulesOwnTypeHidesThoseOfOthers() throws {
        let presenter = "class Base {}\nclass JarPresenter: Base, JarPresenterContract {\n\(Self.pick)}\n"
        #expect(
            try added(presenter, others: ["Base.swift": "open class Base {\n    open func didTapOpen() {}\n}\n"])
                == ["didTapOpen()"]
        )
    }

    @Test func whatIsInheritedAndNotReadIsNamed() throws {
        let presenter = "class JarPresenter: BasePresenter, JarPresenterContract {\n%}\n"
        let whole = Self.pick + "    func didTapOpen() {}\n"
        let missing = try PantrySync().result(["JarPresenter.swift": presenter.replacing("%", with: Self.pick)])
        #expect(missing.unknownParents == ["BasePresenter", "JarPresenterContract"])
        let complete = try PantrySync().result(["JarPresenter.swift": presenter.replacing("%", with: whole)])
        #expect(complete.unknownParents == [], "nobody has to look for it")
    }

    @Test(arguments: [
        ("Self: Marked", "Marked", []), ("Self: Marked", "Unmarked", ["didTapOpen()"]), ("Self: Refined", "Marked", []),
        ("Self: Foreign", "Unmarked", ["didTapOpen()"]), ("Self: UIViewController", "Unmarked", ["didTapOpen()"]),
        ("Self: Foreign", "OfElsewhere", []),
    ])
    func extensionsOfTheContract(requirement: String, base: String, missing: [String]) throws {
        let presenter = """
            protocol Refined {}
            protocol Marked: Refined {}
            protocol Unmarked {}
            extension JarPresenterContract where \(requirement) {
                func didTapOpen() {}
            }
            class JarPresenter: \(base), JarPresenterContract {
            \(Self.pick)}

            """
        #expect(try added(presenter) == missing)
    }

    @Test(arguments: [("Int", []), ("String", ["didTapOpen()"]), ("Amount", [])])
    func extensionsOfAGenericSuperclass(argument: String, missing: [String]) throws {
        for (clause, extended) in [("where Item == Int ", "Base"), ("", "Base<Int>")] {
            let presenter = """
                class Base<Item> {}
                extension \(extended) \(clause){
                    func didTapOpen() {}
                }
                class Middle<Value>: Base<Value> {}
                class JarPresenter: Middle<\(argument)>, JarPresenterContract {
                \(Self.pick)}

                """
            #expect(try added(presenter) == missing, "\(extended) \(clause)")
        }
    }

    @Test func bothTypesAreNamed() throws {
        let result = try PantrySync().result([
            "JarPresenter.swift": """
            class JarPresenter {}
            extension JarPresenter: JarPresenterContract {
                func viewDidLoad() {}
                func didTapOpen() {}
                func didPick(amount: String) {}
            }

            """
        ])
        #expect(result.additions.map(\.member) == ["JarPresenter.didPick(amount:)"])
        #expect(
            result.diagnostics.map(\.message)
                == ["'didPick(amount: String)' is 'didPick(amount: Int)' in 'JarPresenterContract'"]
        )
        #expect(
            result.diagnostics.first?.notes.map(\.message)
                == ["'didPick(amount: Int)' was added: move what you still need there, then delete this one"]
        )
    }
}
