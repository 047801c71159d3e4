import Adoption

/// Adopts an app of a few lines: three descriptors, and a resolver.
enum SmallApp {
    static let descriptors = """
        protocol Place {}
        struct Home: Place {}
        struct Film: Place { let id: Int }
        struct Seats: Place { let hall: Int }

        """

    /// - Parameters:
    ///   - body: of the resolver's function, which calls the descriptor `place`.
    ///   - more: declarations beside the descriptors.
    static func adopt(_ body: String, _ more: String = "", moving moves: Bool = false) throws -> Adoption {
        let resolver = """
            final class Router {
                var scene = ""
                func open(_ place: any Place) -> UIViewController {
            \(body)
                }
            }

            """
        return try adopt([descriptors + more, resolver], moving: moves)
    }

    static func adopt(_ sources: [String], moving moves: Bool = false) throws -> Adoption {
        let sources = sources.enumerated().map {
            AppSource(path: "App/\($0.offset).swift", bytes: Array($0.element.utf8))
        }
        return try Adopter(sources, jobs: 1).adopt(moving: moves)
    }
}

extension Adoption {
    /// The one source that would change.
    var editedSource: String { String(decoding: edits.values.first ?? [], as: UTF8.self) }

    /// Why a descriptor stays written by hand.
    func reason(_ descriptor: String) -> String? { remainder.first { $0.descriptor == descriptor }?.reason }
}
