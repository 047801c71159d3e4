import SpecTestSupport
import Testing

/// Types that parse, but that no value in a spec can have.
@Suite("Forms of types")
struct TypeFormTests {
    @Test(arguments: [
        ("Error", "any Error"), ("[Error]", "[any Error]"), ("Error?", "(any Error)?"), ("A & B", "any A & B"),
        ("Result<Int, Error>", "Result<Int, any Error>"), ("(Client) -> Void", "(any Client) -> Void"),
        ("Client", "any Client"), ("Error.Type", "any Error.Type"), ("Codable", "any Codable"),
        ("[String: Hashable]", "[String: any Hashable]"), ("DoItUseCase?", "(any DoItUseCase)?"),
    ])
    func protocolsTakeAny(type: String, spelled: String) {
        let files = [
            "M/S.yml": "events: { didFail: { with: ①\"\(type)\" } }",
            "M/module.yml": "useCases: { DoIt: { methods: { run: } } }",
        ]
        let found = expectProblems(files, ("unusable-type", "①"))
        #expect(found.notes == "write '\(spelled)'")
        expectProblems(["M/S.yml": "events: { didFail: { with: \"\(spelled)\" } }"])
    }

    /// Either remedy leaves the other one, and what both say is right.
    @Test func aFieldOfAServicesTypeIsToldWithAny() {
        let found = expectProblems(
            ["M/S.yml": "state: { d: ①Client }"],
            ("unusable-type", "①"),
            ("missing-default", "①")
        )
        #expect(found.notes.contains("make it '(any Client)?'"), "\(found.notes)")
        expectProblems(["M/S.yml": "state: { d: (any Client)? }"])
    }

    /// A name of the team's own is that of a protocol, and needs no 'any'.
    @Test func servicesOfPlatformProtocolsTakeAny() {
        func project(_ type: String) -> [String: String] {
            [
                "project.yml":
                    "project: Demo\nruntime: x\nservices: { a: { type: \(type), default: .b }, c: Client }"
            ]
        }
        expectProblems(project("①Error"), ("unusable-type", "①"))
        expectProblems(project("any Error"))
    }

    @Test func languageModesWithoutTheFeatureTakeBareProtocols() {
        expectProblems([
            "project.yml": "project: Demo\nruntime: x\nswift: { upcomingFeatures: [] }",
            "M/S.yml": "events: { didFail: { with: Error } }",
        ])
    }

    @Test(arguments: [
        ("any Int", "unusable-type"), ("any Int & P", "unusable-type"), ("any Int.Type", "unusable-type"),
        ("Set", "unusable-type"), ("Int<Int>", "unusable-type"), ("Result<Int>", "unusable-type"),
        ("Set<() -> Void>", "cannot-conform"), ("[(Int, Int): String]", "cannot-conform"),
        ("[any P: String]", "cannot-conform"), ("Result<Int, String>", "cannot-conform"),
        ("() throws(Int) -> Void", "cannot-conform"), ("Range<Bool>", "cannot-conform"),
        ("SIMD2<String>", "cannot-conform"), ("Unmanaged<Int>", "cannot-conform"),
        ("(Void) -> Int", "unusable-type"), ("Span<Int>", "unusable-type"),
        ("UIKit.UIView", "wrong-module-of-type"), ("Swift.URL", "wrong-module-of-type"),
        ("Foundation.URLSession", "wrong-module-of-type"), ("Void", "unusable-type"), ("()", "unusable-type"),
        ("Never", "unusable-type"), ("Swift.Void", "unusable-type"),
    ])
    func areRefused(type: String, id: String) {
        expectProblems(["M/S.yml": "events: { didTap: { with: ①\"\(type)\" } }"], (id, "①"))
        expectProblems(["M/S.yml": "interactor: { run: { parameters: { a: ①\"\(type)\" } } }"], (id, "①"))
    }

    @Test(arguments: [
        "Never?", "[Void]", "Result<Void, Never>", "any Collection<Int>", "any AnyObject", "Result<Int, any Error>",
        "Set<Recipe>", "[Recipe: Int]", "any NSObject & P", "() throws(CancellationError) -> Void", "Swift.Int",
        "Foundation.URL", "KeyPath<String, Int>", "Task<Int, Never>", "Any", "AnyObject", "Int.Type", "Unit", "Host",
    ])
    func areAccepted(type: String) {
        expectProblems(["M/S.yml": "events: { didTap: { with: \"\(type)\" } }"])
    }

    @Test func methodsMayReturnNothingButHaveToReturn() {
        expectProblems(["M/S.yml": "interactor: { run: { returns: Void } }"])
        expectProblems(["M/S.yml": "interactor: { run: { returns: ①Never } }"], ("unusable-type", "①"))
    }

    @Test func interfacesHaveNoTypesOfOtherFeatures() {
        let owner = ["A/module.yml": "types: [②Apple]", "A/H.yml": "scene: H"]
        let found = expectProblems(
            owner.merging(["B/S.yml": "parameters: { apple: ①Apple? }"]) { $1 },
            ("feature-type-in-interface", "①")
        )
        #expect(found.notes.contains("move the type into the core module 'DemoCore'"))
        expectProblems(
            owner.merging(["B/module.yml": "useCases: { F: { methods: { run: { returns: ①Apple } } } }"]) { $1 },
            ("feature-type-in-interface", "①")
        )
        // Inside of a feature it is a dependency on the other one's interface.
        expectProblems(owner.merging(["B/S.yml": "state: { apple: Apple? }"]) { $1 })
        expectProblems(["A/module.yml": "types: [Apple]", "A/H.yml": "parameters: { apple: Apple }"])
    }
}
