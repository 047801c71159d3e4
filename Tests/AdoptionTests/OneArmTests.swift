import Adoption
import Testing

/// Every resolver begins with one arm.
@Suite
struct OneArmTests {
    private func adopt(_ function: String, resolverType: String? = nil) throws(AdoptionFailure) -> Adoption {
        let text = """
            protocol Typed { associatedtype Output }
            struct Home: Typed { typealias Output = UIViewController }
            struct Env {
                \(function)
            }
            """
        let source = AppSource(path: "App/Env.swift", bytes: Array(text.utf8))
        return try Adopter([source], jobs: 1).adopt(resolverType: resolverType)
    }

    @Test(arguments: [nil, "Env"])
    func whatGivesWhatItsDescriptorSaysIsAResolver(type: String?) throws {
        let adoption = try adopt(
            """
            func resolve<D: Typed>(_ descriptor: D) -> D.Output {
                switch descriptor {
                case is Home: return UIViewController() as! D.Output
                default: fatalError()
                }
            }
            """,
            resolverType: type
        )
        #expect(adoption.scenes.map(\.name) == ["Home"])
    }

    private static let optional = """
        func screen(for place: any Typed) -> UIViewController? {
            if place is Home { return UIViewController() }
            return nil
        }
        """

    /// Anything else is taken at its word.
    @Test func anotherIsOneIfSomebodySaysSo() throws {
        let adoption = try adopt(Self.optional, resolverType: "Env")
        #expect(adoption.scenes.map(\.name) == ["Home"])
    }

    @Test func otherwiseItIsNamed() throws {
        do throws(AdoptionFailure) {
            _ = try adopt(Self.optional)
            Issue.record("it was taken")
        } catch {
            guard case .noResolver(_, _, let single, _) = error else { throw error }
            #expect(single.map(\.choice) == ["Env"])
        }
    }
}
