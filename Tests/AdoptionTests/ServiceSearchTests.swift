import Adoption
import Testing

/// What the resolver's type has for others to use.
@Suite
struct ServiceSearchTests {
    private func services(_ members: String, _ more: String = "", of declaration: String = "final class Router") throws
        -> [String]
    {
        let adoption = try SmallApp.adopt([
            SmallApp.descriptors,
            """
            protocol Tracker {}
            protocol Store {}
            final class Client {}
            \(more)
            \(declaration) {
                \(members)
                func open(_ place: any Place) -> UIViewController {
                    switch place { case is Home: return A()\ncase is Film: return B()\ndefault: return C() }
                }
            }
            """,
        ])
        return adoption.services.map { "\($0.name): \($0.type)" }
    }

    @Test(arguments: [
        ("let tracker: any Tracker", ["tracker: Tracker"]),
        ("var store: Store { Disk() }\nlet tracker: Tracker", ["store: Store", "tracker: Tracker"]),
        ("private let tracker: any Tracker", []),
        ("static let tracker: any Tracker = Log()", []),
        ("let tracker: (any Tracker)?", []),
        ("#if DEBUG\nlet tracker: any Tracker\n#endif", []),
        ("let tracker: any Tracker & Store", []),
        ("let client: Client", []),
        ("let other: any Elsewhere", []),
        ("let tracker = Log()", []),
    ])
    func propertiesOfAProtocolAre(members: String, services: [String]) throws {
        #expect(try self.services(members) == services)
    }

    @Test func thoseInAnExtensionAndOfProtocolsAre() throws {
        let more = """
            protocol HasStore { var store: any Store { get } }
            protocol Environment: HasStore {}
            extension Environment { var tracker: any Tracker { Log() } }
            """
        #expect(
            try services("let store: any Store", more, of: "class Router: Environment") == [
                "store: Store", "tracker: Tracker",
            ]
        )
    }
}
