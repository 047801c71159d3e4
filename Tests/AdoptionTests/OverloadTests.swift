import Adoption
import Testing

/// Arms that call one of several functions of a name, whose results are written in different ways.
@Suite
struct OverloadTests {
    private static let descriptors = """
        protocol Typed { associatedtype Output }
        enum Places {
            struct Home: Typed { typealias Output = UIViewController }
            struct Detail: Typed { typealias Output = UIViewController; let id: Int }
        }
        typealias Screen = UIViewController
        class HomeVC: UIViewController {}
        class DetailVC: UIViewController {}
        """

    private func adopt(_ home: String, _ detail: String, _ more: String) throws -> Adoption {
        try SmallApp.adopt([
            Self.descriptors,
            """
            final class Env {
                \(more)
                func resolve<D: Typed>(_ descriptor: D) -> D.Output {
                    switch descriptor {
                    case let d as Places.Home: return \(home) as! D.Output
                    case let d as Places.Detail: return \(detail) as! D.Output
                    default: fatalError()
                    }
                }
            }
            enum Builder {
                static func build(with d: Places.Home, in env: Env) -> HomeVC { HomeVC() }
                static func build(with d: Places.Detail, in env: Env) -> DetailVC { DetailVC() }
            }
            """,
        ])
    }

    /// The two functions' results.
    @Test(arguments: [
        ("Places.Home.Output", "Places.Detail.Output"), ("UIViewController", "Screen"), ("Own", "UIViewController"),
        ("some UIViewController", "some UIViewController"), ("HomeVC", "DetailVC"), ("HomeVC", "UIViewController"),
        ("some HomeVC", "Screen"), ("Screen", "Screen"),
    ])
    func theirResultsMayBeSpeltDifferently(home: String, detail: String) throws {
        let adoption = try adopt(
            "concrete(d)",
            "concrete(d)",
            """
            typealias Own = Screen
            func concrete(_ d: Places.Home) -> \(home) { HomeVC() }
            func concrete(_ d: Places.Detail) -> \(detail) { DetailVC() }
            """
        )
        #expect(
            adoption.scenes.map(\.builder) == ["concrete(descriptor)", "concrete(descriptor)"],
            "\(adoption.remainder)"
        )
    }

    @Test func oneOfABuilderIsChosenByItsDescriptor() throws {
        let adoption = try adopt("Builder.build(with: d, in: self)", "Builder.build(with: d, in: self)", "")
        #expect(adoption.scenes.count == 2, "\(adoption.remainder)")
    }

    /// What takes other descriptors doesn't count, and what takes just this one goes first.
    @Test func onlyThoseThatTakeTheDescriptorCount() throws {
        let adoption = try adopt(
            "concrete(d)",
            "concrete(d)",
            """
            func concrete(_ d: Places.Home) -> HomeVC { HomeVC() }
            func concrete(_ d: Places.Detail) -> Int { 1 }
            func concrete(_ d: any Typed) -> String { "" }
            func concrete<D: Typed>(_ d: D) -> D { d }
            """
        )
        #expect(adoption.scenes.map(\.descriptor) == ["Places.Home"])
        let reason = "its arm gives a 'Int', cast to 'UIViewController'; '--apply' makes a method of it"
        #expect(adoption.reason("Places.Detail") == reason)
    }

    /// Without the descriptor, labels may tell; where they don't, each has to do.
    @Test func labelsTell() throws {
        let adoption = try adopt(
            "make(home: 1)",
            "make(id: d.id)",
            """
            func make(home: Int) -> HomeVC { HomeVC() }
            func make(id: Int) -> DetailVC { DetailVC() }
            func make(id: String, title: String = "") -> String { "" }
            """
        )
        #expect(adoption.scenes.map(\.descriptor) == ["Places.Home"])
        let reason = "its arm gives a 'String', cast to 'UIViewController'; '--apply' makes a method of it"
        #expect(adoption.reason("Places.Detail") == reason)
    }

    /// One of them is inherited.
    @Test func overloadsOfASuperclassCount() throws {
        let adoption = try SmallApp.adopt([
            Self.descriptors,
            """
            class Base { func concrete(_ d: Places.Home) -> HomeVC { HomeVC() } }
            final class Env: Base {
                func concrete(_ d: Places.Detail) -> DetailVC { DetailVC() }
                func resolve<D: Typed>(_ descriptor: D) -> D.Output {
                    switch descriptor {
                    case let d as Places.Home: return concrete(d) as! D.Output
                    case let d as Places.Detail: return concrete(d) as! D.Output
                    default: fatalError()
                    }
                }
            }
            """,
        ])
        #expect(adoption.scenes.count == 2, "\(adoption.remainder)")
    }

    /// A descriptor may say what it gives by an alias, and conform by one.
    @Test func outputsMayBeAliases() throws {
        let adoption = try SmallApp.adopt([
            """
            protocol Typed { associatedtype Output }
            typealias Screen = UIViewController
            typealias Place = Typed & Sendable
            struct Home: Place { typealias Output = Screen }
            struct Detail: Place { typealias Page = Screen; typealias Output = Page }
            struct Lost: Place { typealias Output = Screen }
            final class Env {
                func resolve<D: Typed>(_ descriptor: D) -> D.Output {
                    switch descriptor {
                    case is Home: return UINavigationController() as! D.Output
                    case is Detail: return Screen() as! D.Output
                    default: fatalError()
                    }
                }
            }
            """
        ])
        #expect(adoption.scenes.count == 2, "\(adoption.remainder)")
        #expect(adoption.remainder.map(\.descriptor) == ["Lost"])
    }
}
