public import CinemaCore

/// What the app has kept its side effects in since long before there were specs.
@MainActor
public final class Dependencies {
    public init() {}
}

/// The team's own resolver: a switch over whatever comes, of which the compiler knows nothing.
extension Dependencies: ScreenResolver {
    public func resolve<D: ScreenDescriptor>(_ descriptor: D) -> D.Output {
        if let scene = generatedScene(for: descriptor) as? D.Output { return scene }
        let screen: Any =
            switch descriptor {
            case is Screens.TermsDescriptor: TermsController(title: "Terms")
            case let descriptor as Screens.VoucherDescriptor: TermsController(title: "Voucher \(descriptor.code)")
            default: fatalError("nobody opens \(D.self)")
            }
        guard let output = screen as? D.Output else { fatalError("\(D.self) wants another screen") }
        return output
    }
}
