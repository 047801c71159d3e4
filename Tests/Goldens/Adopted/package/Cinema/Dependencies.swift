import CinemaCore

/// What the app has kept its side effects in since long before there were specs.
@MainActor
final class Dependencies {
    let name = "Cinema"

    /// The team's own resolver, which asks the generated switch first.
    func resolve<D: ScreenDescriptor>(_ descriptor: D) -> D.Screen {
        if let scene = adoptedScene(for: descriptor) as? D.Screen { return scene }
        switch descriptor {
        case is Screens.TermsDescriptor:
            if let terms = Controller(title: "Terms") as? D.Screen { return terms }
        default: break
        }
        fatalError("nobody opens \(D.self)")
    }
}
