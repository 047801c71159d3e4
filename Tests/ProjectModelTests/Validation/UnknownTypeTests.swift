import Basics
import Foundation
import ProjectModel
import SpecTestSupport
import Testing

@Suite("Types that are slips")
struct UnknownTypeTests {
    private static let project = """
        project: Demo
        runtime: .
        samples: { Booking: .sample }
        """

    @Test(arguments: [
        ("Strin", "String"), ("Srting", "String"), ("int", "Int"), ("boolean", "Bool"), ("Boolean", "Bool"),
        ("string", "String"),
        ("double", "Double"), ("float", "Float"), ("Uuid", "UUID"), ("url", "URL"), ("bool", "Bool"),
        ("List<Int>", "[Int]"),
        ("Integer", "Int"), ("booking", "Booking"), ("Bokking", "Booking"), ("Optonal<Int>", "Optional"),
        ("Dictonary<Int, Int>", "Dictionary"), ("Map<string, Int>", "[String: Int]"), ("Datee", "Date"),
        ("Decimall", "Decimal"),
    ])
    func toldWithTheNameThatWasMeant(_ written: String, _ meant: String) {
        let sources = ["project.yml": Self.project, "M/S.yml": "state:\n  x: ①\(written)"]
        let found = problems(in: sources.mapValues { $0.replacing("①", with: "") }).filter { $0.id == "unknown-name" }
        #expect(found.first?.severity == .error)
        #expect(found.first?.location?.line == 2 && found.first?.location?.column == 6)
        #expect(found.contains { $0.notes.first?.message == "did you mean '\(meant)'?" }, "\(found)")
        #expect(problems(in: sources.mapValues { $0.replacing("①", with: "") }).allSatisfy { $0.id == "unknown-name" })
        let right = meant.contains("<") || ["Optional", "Dictionary"].contains(meant) ? "\(meant)<Int>" : "'\(meant)'"
        guard meant != "Optional", meant != "Dictionary" else { return }
        expectProblems(["project.yml": Self.project, "M/S.yml": "state:\n  x: \(right)"])
    }

    @Test(arguments: [
        ("Int[]", "[Int]"), ("int[]", "[Int]"), ("Int[]?", "[Int]?"), ("Array[Int]", "[Int]"),
        ("Booking[]", "[Booking]"),
        ("Int[5]", "[Int]"), ("Map[String, Int]", "[String: Int]"),
    ])
    func formsOfOtherLanguages(_ written: String, _ meant: String) {
        let found = expectProblems(["M/S.yml": "interactor:\n  f:\n    returns: ①\(written)"], ("invalid-swift", "①"))
        #expect(found.notes.contains(meant), "\(found.notes)")
        expectProblems(["M/S.yml": "interactor:\n  f:\n    returns: '\(meant)'"])
    }

    @Test func anOwnTypeThatMayBeASlipIsAWarning() {
        let found = problems(in: ["project.yml": Self.project, "M/S.yml": "interactor: { f: { returns: Bokking } }"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.notes.contains("did you mean 'Booking'?"))
        #expect(found.notes.contains("types: [Bokking]"))
        let listed = ["project.yml": Self.project, "M/module.yml": "types: [Bokking]"]
        expectProblems(listed.merging(["M/S.yml": "interactor: { f: { returns: Bokking } }"]) { $1 })
    }

    /// What is listed, declared, or a plural, is meant.
    @Test(arguments: ["Strin", "Bokking", "Boolean", "Uuid", "Spring"])
    func typesOfTheTeam(_ type: String) {
        let scene = ["project.yml": Self.project, "M/S.yml": "interactor: { f: { returns: \(type) } }"]
        #expect(problems(in: scene).map(\.id) == ["unknown-name"])
        expectProblems(scene, facts: TargetPackageFacts(declaredTypes: [type]))
        expectProblems(scene.merging(["M/module.yml": "types: [\(type)]"]) { $1 })
        let sampled = Self.project.replacing("Booking: .sample", with: "Booking: .sample, \(type): .sample")
        expectProblems(scene.merging(["project.yml": sampled]) { $1 })
    }

    @Test(arguments: [
        "Bookings", "Booking2", "Recipe", "Book", "Seat", "Rate", "Page", "Contact", "Slide", "Results", "Tasks",
    ])
    func namesOfTheirOwn(_ type: String) {
        expectProblems(["project.yml": Self.project, "M/S.yml": "interactor: { f: { returns: \(type) } }"])
    }

    @Test func aSlipIsOneHoweverOftenItIsMade() {
        let method = "{ parameters: { a: Bokking }, returns: Bokking }"
        let found = problems(in: ["project.yml": Self.project, "M/S.yml": "interactor: { f: \(method), g: \(method) }"])
        #expect(found.map(\.id) == Array(repeating: "unknown-name", count: 4))
    }

    /// A protocol is written with 'any', so that the remedy is one.
    @Test(arguments: [("Eror", "any Error"), ("Sendible", "any Sendable"), ("any Eror", "Error")])
    func slipsOfProtocols(_ written: String, _ meant: String) {
        let scene = "interactor: { f: { returns: ①\(written) } }"
        let found = expectProblems(["project.yml": Self.project, "M/S.yml": scene], ("unknown-name", "①"))
        #expect(found.notes.hasPrefix("did you mean '\(meant)'?"))
        let right = written == "any Eror" ? "any Error" : meant
        expectProblems(["project.yml": Self.project, "M/S.yml": "interactor: { f: { returns: \(right) } }"])
        let thrown = "interactor: { f: { throws: \(right) } }"
        if right == "any Error" { expectProblems(["project.yml": Self.project, "M/S.yml": thrown]) }
    }

    /// What stands behind the name of one of the platform's modules can't be the team's own.
    @Test(arguments: [
        ("Foundation.URLL", "Foundation.URL"), ("Swift.Strin", "Swift.String"), ("Foundation.Datee", "Foundation.Date"),
        ("Foundation.URLSesion", "URLSession"), ("Dispatch.DispatchQueu", "Dispatch.DispatchQueue"),
        ("Fundation.URL", "Foundation.URL"), ("Swfit.Int", "Swift.Int"), ("UIKti.UIImage", "UIImage"),
    ])
    func qualifiedSlips(_ written: String, _ meant: String) throws {
        for type in [written, "\"[String: \(written)?]\""] {
            let scene = "interactor: { f: { returns: ①\(type) } }"
            let sources = ["project.yml": Self.project, "M/S.yml": scene]
            let found = expectProblems(sources, ("unknown-name", "①"))
            #expect(found.notes == "did you mean '\(meant)'?")
            #expect(found.first?.fixIt?.replacement == (type == written ? meant : nil))
        }
        let services = "project: Demo\nruntime: .\nservices: { a: ①\(written) }"
        let found = problems(in: ["project.yml": services.replacing("①", with: "")])
        #expect(found.contains { $0.notes.first?.message == "did you mean '\(meant)'?" }, "\(found)")
    }

    @Test(arguments: [
        "Foundation.URL", "Swift.Int", "Foundation.CGFloat", "Foundation.Notification.Name", "Demo.URLL",
        "Foundation.NSPortMessage",
    ])
    func qualifiedNamesThatMayBeThere(_ type: String) {
        expectProblems(["project.yml": Self.project, "M/S.yml": "interactor: { f: { returns: \(type) } }"])
    }

    @Test func twoTypesThatResembleEachOther() {
        let method = "{ parameters: { a: Contact }, returns: Contract }"
        expectProblems(["M/S.yml": "interactor: { f: \(method) }"])
    }
}

/// What the sources have to declare, and don't.
@Suite struct UndeclaredTypeTests {
    private func problems(_ files: [String: String], declared: Set<String>) throws -> [Diagnostic] {
        let project = "project: Demo\nruntime: .\nservices: { store: Store }\n"
        let all = ["project.yml": project].merging(files) { $1 }.sorted { $0.key < $1.key }
        let decoded = SpecDecoder().decode(all.map { SpecFile(path: $0, relativePath: $0, bytes: Array($1.utf8)) })
        let specs = try #require(decoded.specs, "\(decoded.diagnostics)")
        return UndeclaredTypes(specs).problems(declared: declared)
    }

    @Test func aTypeOfNobodysIsAWarningOnceInEachFile() throws {
        let method = "{ parameters: { a: Zonk, at: \"[Date: Zonk]\" }, returns: URL }"
        let found = try problems(
            ["M/S.yml": "interactor: { f: \(method), g: { returns: Zonk } }", "M/T.yml": "parameters: { zonk: Zonk }"],
            declared: ["Other"]
        )
        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(found.map { $0.location?.path } == ["M/S.yml", "M/T.yml"])
        #expect(found.first?.message == "nothing declares a type 'Zonk'")
    }

    @Test func oneThatIsASlipOfADeclaredTypeIsAnError() throws {
        let files = [
            "M/S.yml": "interactor: { f: { returns: Produkt }, g: { returns: Products, throws: ProductEror } }"
        ]
        let found = try problems(files, declared: ["Product", "ProductError", "Products"])
        #expect(found.map(\.severity) == [.error, .error])
        #expect(
            found.flatMap(\.notes).map(\.message).filter { $0.hasPrefix("did") } == [
                "did you mean 'Product'?", "did you mean 'ProductError'?",
            ]
        )
    }

    private func hidden(_ files: [String: String], _ places: [String: Set<String>]) throws -> [String] {
        let project = "project: Demo\nruntime: .\n"
        let all = ["project.yml": project].merging(files) { $1 }.sorted { $0.key < $1.key }
        let decoded = SpecDecoder().decode(all.map { SpecFile(path: $0, relativePath: $0, bytes: Array($1.utf8)) })
        let specs = try #require(decoded.specs, "\(decoded.diagnostics)")
        return UndeclaredTypes(specs).problems(declared: Set(places.keys), in: places).map(\.message)
    }

    /// Features don't see each other, and their interfaces don't see them.
    @Test func oneThatTheModuleCannotSeeIsTold() throws {
        let files = [
            "M/S.yml": "parameters: { a: Own, b: Lid? }\nstate: { c: Own, d: \"[Far]\" }",
            "M/module.yml": "types: [Listed]", "N/T.yml": "parameters: { a: Listed }\nstate: { b: Core, c: Near }",
        ]
        let found = try hidden(
            files,
            [
                "Own": ["Sources/M/Own.swift"], "Lid": ["Sources/MInterface/Lid.swift"], "Far": ["Sources/N/Far.swift"],
                "Listed": ["Sources/MInterface/Listed.swift"], "Core": ["Sources/DemoCore/Core.swift"],
                "Near": ["Sources/M/Near.swift", "Sources/N/Near.swift"],
            ]
        )
        #expect(
            found == [
                "'Own' is declared inside of 'M', and what 'M' shows to others can't see it",
                "'Far' is declared in 'Sources/N/Far.swift', which 'M' can't see",
            ]
        )
    }

    /// Of the app, of tests, of a folder that nobody knows: as far as the tool can tell.
    @Test func whatLiesOutsideOfFeaturesIsSeen() throws {
        let files = [
            "M/S.yml": "parameters: { a: Jar }", "M/module.yml": "sources: Features/M", "N/T.yml": "",
            "Demo/U.yml": "state: { a: Far }",
        ]
        for path in [
            "Sources/Demo/Jar.swift", "Vendor/Jar.swift", "Sources/MCore/Jar.swift", "Features/MInterface/Jar.swift",
        ] {
            #expect(try hidden(files, ["Jar": [path], "Far": ["Sources/N/Far.swift"]]).isEmpty, "\(path)")
        }
        #expect(try hidden(files, ["Jar": ["Features/M/Jar.swift"], "Far": ["Sources/N/Far.swift"]]).count == 1)
    }

    /// A type of a short name may be one that somebody is about to write.
    @Test(arguments: [("Jarr", "Jar"), ("Jur", "Jar"), ("Dat", "Data")])
    func aShortOneHasAHint(written: String, near: String) throws {
        let files = ["M/S.yml": "interactor: { f: { returns: \(written) } }"]
        let found = try problems(files, declared: ["Jar"])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.notes.first?.message == "did you mean '\(near)'?")
    }

    @Test func oneBehindAModuleOfTheProjectIsLookedForByItsOwnName() throws {
        let files = ["M/S.yml": "interactor: { f: { returns: M.Produkt }, g: { returns: \"[DemoCore.Product]\" } }"]
        let found = try problems(files, declared: ["Product"])
        #expect(found.map(\.message) == ["nothing declares a type 'Produkt'"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.notes.first?.message == "did you mean 'Product'?")
    }

    /// What a type gets from a protocol, as its `ID`, no source declares.
    @Test func oneInsideOfADeclaredTypeIsToldWhereItIsASlip() throws {
        let files = ["M/S.yml": "interactor: { f: { parameters: { id: Jar.ID, shape: Jar.Shap }, returns: Jar.Lids } }"]
        let found = try problems(files, declared: ["Jar", "Shape", "Lid"])
        #expect(found.map(\.message) == ["nothing declares a type 'Shap' in 'Jar'"])
        #expect(found.first?.severity == .error)
        #expect(found.first?.notes.map(\.message) == ["did you mean 'Jar.Shape'?"])
    }

    /// What is emitted or scaffolded, nested in something declared, or in the list of a module that declares it.
    @Test func typesThatAreThereAreNotTold() throws {
        let files = [
            "M/S.yml": "parameters: { id: Jar.ID, lid: M.Lid }\nstate: { text: String, other: TState? }",
            "M/T.yml": "state: { a: Int }", "M/module.yml": "types: [Jar]",
        ]
        #expect(try problems(files, declared: ["Jar", "Lid"]).isEmpty)
        let missing = try problems(files, declared: [])
        #expect(missing.map(\.location?.path) == ["M/module.yml", "M/S.yml", "M/S.yml"], "\(missing)")
        #expect(missing.last?.message == "nothing declares a type 'Lid'")
    }

    @Test(arguments: ["M/module.yml", "DemoCore/module.yml"])
    func aPackageMayBringIt(_ module: String) throws {
        let text = (module.hasPrefix("Demo") ? "kind: core\n" : "") + "imports: [Money]\n"
        let packages =
            "project: Demo\nruntime: .\npackages: { Money: { url: https://example.com/money, version: exact 1.0.0 } }\n"
        let files = ["M/S.yml": "parameters: { price: Price }", module: text, "project.yml": packages]
        #expect(try problems(files, declared: ["Pryce"]).isEmpty)
    }
}

@Suite("Mistakes that follow from others")
struct FollowUpTests {
    @Test func aRejectedPreviewValueIsGiven() {
        expectProblems(
            ["M/S.yml": "parameters: { x: Own }\nstate: { x: Own }\npreviews:\n  a: { x: f(① }"],
            ("invalid-swift", "①")
        )
        expectProblems(
            ["M/S.yml": "parameters: { own: Own }\nstate: { own: Own }\npreviews:\n  a: { ①onw: .a }"],
            ("unknown-name", "①")
        )
    }

    @Test(arguments: [
        "M/S.yml|state: { x: { ①tpye: Int } }", "M/S.yml|routes: { a: { ①destination: T } }",
        "M/S.yml|routes: { a: { ①too: T } }", "M/S.yml|children: { a: { ①too: U } }",
        "M/module.yml|useCases: { F: { ①method: {} } }",
        "project.yml|①projct: Demo\nruntime: .", "project.yml|project: Demo\n①runtim: .",
        "project.yml|project: Demo\nruntime: { ①pth: . }",
        "project.yml|project: D\nruntime: { url: https://example.com/a, ①versoin: 1.0.0 }",
        "project.yml|project: D\nruntime: .\npackages: { A: { ①pth: . } }",
        "project.yml|project: D\nruntime: .\nbuild: xcodegen\n①bundelIdPrefix: a",
    ])
    func aMisspeltKeyIsNotMissing(_ file: String) {
        let parts = file.components(separatedBy: "|")
        expectProblems([parts[0]: parts[1], "M/T.yml": "", "M/U.yml": ""], ("unknown-key", "①"))
    }

    @Test func whatIsMissingBesidesIsTold() {
        expectProblems(
            ["project.yml": "①projct: Demo".replacing("①", with: "②①")].mapValues { $0.replacing("②", with: "") },
            ("unknown-key", "①"),
            ("missing-key", "①")
        )
    }

    /// A key that is misspelt in one file isn't held against others.
    @Test(arguments: [
        "parametres: { id: Int }", "param: { id: Int }", "parameters: { ①id: { tpye: Int } }",
    ])
    func anotherFileIsNotBlamed(_ line: String) {
        let jar = line.contains("①") ? line.replacing("①id: { tpye", with: "id: { ①tpye") : "①" + line
        expectProblems(
            ["M/Jar.yml": jar, "M/S.yml": "routes: { a: { to: Jar, with: [id] } }"],
            ("unknown-key", "①")
        )
    }

    @Test func servicesUnderAMisspeltKey() {
        expectProblems(
            ["project.yml": "project: D\nruntime: .\n①sevices: { a: A }", "M/S.yml": "uses: [a]"],
            ("unknown-key", "①")
        )
        expectProblems(["M/module.yml": "①useCase: { F: {} }", "N/S.yml": "uses: [F]"], ("unknown-key", "①"))
    }
}
