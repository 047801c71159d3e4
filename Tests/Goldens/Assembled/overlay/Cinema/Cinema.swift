#if canImport(UIKit)
    import UIKit
#else
    @MainActor class UIViewController {}
#endif

/// The app's own, which no other module would see.
struct Film {
    var title: String
}

final class Navigator {}

@MainActor
enum FilmRouter {
    static func assembleModule(film: Film, day: Int, navigator: Navigator) -> UIViewController { UIViewController() }
}

@MainActor
enum ProgrammeRouter {
    static func assembleModule() -> UIViewController { UIViewController() }
}
