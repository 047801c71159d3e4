import DepotCore

/// What the app has kept its side effects in since long before there were specs.
@MainActor
final class Session {
    let name = "Depot"

    /// The team's own resolver, which asks the generated switch first.
    func resolve<D: PlaceDescriptor>(_ descriptor: D) -> D.Output {
        if let scene = adoptedScene(for: descriptor) as? D.Output { return scene }
        switch descriptor {
        case is Places.TermsDescriptor:
            if let terms = Controller(title: "Terms") as? D.Output { return terms }
        default: break
        }
        fatalError("nobody opens \(D.self)")
    }
}
