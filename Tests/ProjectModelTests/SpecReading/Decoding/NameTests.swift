import Basics
import ProjectModel
import SpecTestSupport
import SwiftReading
import Testing

@Suite("Names")
struct NameTests {
    @Test(arguments: [
        "a b", "1a", "a-b", "\"a\\\"; import X\"", "\"{{name}}\"", "\"*/\"", "_", "\"a\\nb\"", "\"`a`\"", "$0",
    ])
    func notIdentifiers(_ name: String) throws {
        let result = result(of: ["M/S.yml": "state:\n  \(name): Int"])
        #expect(result.project == nil)
        #expect(result.diagnostics.map(\.id) == ["invalid-name"])
    }

    @Test func theOffendingCharacter() {
        let found = expectProblems(["M/S.yml": "state:\n  author①-name: Int"], ("invalid-name", "①"))
        #expect(found.notes.contains("authorName"))
    }

    @Test(arguments: ["More.swift", "Home/More.swift", "More.yml", "Home.More"])
    func pathsThatAreNoNames(path: String) {
        #expect(SpecName(text: path, kind: .scene).problems.notes == "write 'More'")
    }

    @Test func keywordsWhereSwiftAllowsThem() throws {
        let project = try project(["M/S.yml": "state: { default: Int, in: Int, class: Int }\nparameters: { for: Int }"])
        #expect(project.features[0].scenes[0].state.map(\.name) == ["default", "in", "class"])
    }

    @Test func keywordsWhereItDoesNot() {
        expectProblems(["M/S.yml": "state: { ①self: Int }"], ("invalid-name", "①"))
    }

    @Test func typesBeginWithCapitals() {
        expectProblems(["M/S.yml": "routes: { a: ①s }"], ("invalid-name", "①"))
        expectProblems(["M/lower.yml": "①"], ("invalid-name", "①"))
        expectProblems(["lower/S.yml": "①"], ("invalid-name", "①"))
    }

    @Test func lettersWithoutCase() throws {
        let project = try project(["料理/一覧.yml": ""])
        #expect(project.features[0].scenes[0].name == "一覧")
    }

    /// Strings with U+212A, the sign for kelvin, are equal to those with `K`, and only the second are names.
    @Test func theSignForKelvinIsNoLetter() {
        let found = expectProblems(
            ["M/A.yml": "state: { okK: Int }", "M/S.yml": "state: { ①ok\u{212A}: Int }"],
            ("invalid-name", "①")
        )
        #expect(found.notes == "write 'okK'")
    }

    /// The module that is right isn't read for the other one.
    @Test func twoModuleFoldersThatAreEqualStrings() {
        let found = problems(in: ["Kit/S.yml": "", "\u{212A}it/T.yml": ""])
        #expect(found.map(\.id).sorted() == ["invalid-name", "name-clash"])
        #expect(found.allSatisfy { $0.location?.path.utf8.elementsEqual("specs/\u{212A}it/T.yml".utf8) == true })
        #expect(found.notes.contains("the other one comes from module 'Kit'"))
        #expect(found.notes.contains("'Kit' is there already; move these specs into it"))
    }

    @Test(arguments: [
        ("_", "choose a name that begins with a letter, for example 'title'"), ("2fa", "write 'number2fa'"),
        ("ok!", "write 'ok'"), ("first name", "write 'firstName'"), ("var title", "write 'title'"),
    ])
    func whatToWriteInstead(name: String, note: String) {
        #expect(problems(in: ["M/S.yml": "state: { \"\(name)\": Int }"]).notes == note)
    }

    @Test func longNames() {
        let long = String(repeating: "a", count: 101)
        expectProblems(["M/S.yml": "state: { ①\(long): Int }"], ("invalid-name", "①"))
        for name in [String(repeating: "A", count: 220), String(repeating: "料", count: 80)] {
            let found = problems(in: ["M/S.yml": "routes: { a: \(name) }"])
            #expect(found.messages.contains("is longer than 100 bytes") && found.notes.contains("choose a shorter one"))
        }
        let hostile = String(repeating: "b", count: 100_000)
        let found = problems(in: ["M/S.yml": "state:\n  ? \(hostile)\n  : Int"])
        #expect(found.map(\.id) == ["invalid-name"])
        #expect(found.allSatisfy { $0.message.utf8.count < 300 })
    }

    @Test func namesOfFilesAndFolders() {
        let scene = expectProblems(["M/S.yml": "scene: ①T"], ("name-mismatch", "①"))
        #expect(scene.notes.hasPrefix("rename the file to 'T.yml'; ") && scene.notes.contains("rename scene T S'"))
        let copy = expectProblems(["M/S.yml": "scene: ①T", "M/T.yml": ""], ("name-mismatch", "①"))
        #expect(copy.notes == "write 'scene: S'")
        for own in ["Cartt", "cart", "x", "my cart"] {
            let id = own == "Cartt" ? "name-mismatch" : "invalid-name"
            let typo = expectProblems(["M/Cart.yml": "scene: ①\(own)", "M/S.yml": "routes: { a: Cart }"], (id, "①"))
            #expect(typo.notes.hasPrefix("write 'scene: Cart'"), "\(typo.notes)")
        }
        let platform = expectProblems(["M/module.yml": "types: [①int]"], ("invalid-name", "①"))
        #expect(platform.notes == "remove it: 'Int' isn't a type of yours")
        expectProblems(["M/A-B.yml": "①"], ("invalid-name", "①"))
        let deep = expectProblems(
            ["M/a/Jar.yml": "①", "M/Jars.yml": "", "M/S.yml": "routes: { a: Jar }"],
            ("stray-file", "①")
        )
        #expect(deep.notes == "move it directly into its module's folder: 'specs/<Module>/Jar.yml'")
        let beside = expectProblems(["Recipes.yml": "①", "M/S.yml": "routes: { a: Recipes }"], ("stray-file", "①"))
        #expect(beside.notes.hasSuffix("move a scene to its module's folder: 'specs/<Module>/Recipes.yml'"))
        for name in ["Module.yml", "moduel.yml", "MODULE.yaml"] {
            let found = expectProblems(["M/S.yml": "", "M/\(name)": "①kind: core"], ("stray-file", "①"))
            #expect(found.notes == "did you mean 'module.yml'? Rename it")
        }
        expectProblems(["M/Modules.yml": "style: uikit", "M/Model.yml": ""])
        expectProblems(["M/S.yml": "①", "M/S.yaml": ""], ("duplicate-name", "①"))
    }

    /// The file's name is what to change, and what is meant by it is known already: nothing else is told.
    @Test(arguments: [
        ("Jar copy.yml", "scene: Jar", "Jar.yml"), ("jar.yml", "scene: Jar", "Jar.yml"), ("jar.yaml", "", "Jar.yaml"),
        ("Jar-1.yml", "scene: Jar", "Jar.yml"),
    ])
    func aFileWhoseNameIsNone(file: String, spec: String, right: String) {
        let sources = ["M/\(file)": "①\(spec)", "M/S.yml": "routes: { a: Jar }"]
        let found = expectProblems(sources, ("invalid-name", "①"))
        #expect(found.notes == "rename the file to '\(right)'")
        #expect(problems(in: ["M/\(right)": spec, "M/S.yml": "routes: { a: Jar }"]).isEmpty)
    }

    @Test func aFolderWhoseNameIsNone() {
        let sources = ["my home/module.yml": "①kind: feature", "my home/S.yml": ""]
        let found = expectProblems(sources, ("invalid-name", "①"))
        #expect(found.notes == "rename the folder to 'MyHome'")
        expectProblems(["MyHome/module.yml": "kind: feature", "MyHome/S.yml": ""])
    }

    /// A copy that a file manager made is not told to take the place of the first one, and never is what was meant.
    @Test func aCopyBesideTheFirst() {
        let sources = ["M/Jar copy.yml": "①scene: Jar", "M/Jar.yml": "scene: Jar", "M/S.yml": "routes: { a: Jar }"]
        let found = expectProblems(sources, ("invalid-name", "①"))
        #expect(found.notes == "'Jar.yml' is there already; delete this file, or give it another name")
        let unknown = expectProblems(
            ["M/Jar copy.yml": "①scene: Jar", "M/Jar.yml": "", "M/S.yml": "routes: { a: ②JarCopy }"],
            ("invalid-name", "①"),
            ("unknown-name", "②")
        )
        #expect(!unknown.notes.contains("'Jar copy'"))
    }

    @Test func listedTwice() {
        expectProblems(
            ["M/S.yml": "uses: [client, ①client]\nevents: [a, ②a]"],
            ("listed-twice", "①"),
            ("listed-twice", "②")
        )
    }
}
