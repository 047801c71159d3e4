import CinemaCore
import FilmsInterface
import Testing
import TicketsInterface
import ViperRuntime

@testable import Cinema

/// Scenes of both kinds open, by whichever way one asks for them.
@MainActor
@Suite
struct OpeningTests {
    private let dependencies = Dependencies.forTesting()

    @Test func adoptedScenesOpenByTheGeneratedSwitch() {
        #expect(dependencies.resolve(Screens.FilmDescriptor(filmID: 7)).title == "Film 7")
        #expect(dependencies.resolve(Screens.GalleryDescriptor()).viewControllers.first?.title == "Gallery")
    }

    @Test func adoptedScenesOpenByTheTeamsResolver() {
        let resolver: any ScreenResolver = dependencies
        #expect(resolver.resolve(Screens.FilmDescriptor(filmID: 8)).title == "Film 8")
        #expect(resolver.resolve(Screens.GalleryDescriptor()).viewControllers.first?.title == "Gallery")
        #expect(type(of: resolver.resolve(Screens.ReceiptDescriptor(number: "1"))) != UIViewController.self)
    }

    @Test func scenesWithoutSpecsOpenByTheTeamsSwitch() {
        let resolver: any ScreenResolver = dependencies
        #expect(dependencies.generatedScene(for: Screens.TermsDescriptor()) == nil)
        #expect(resolver.resolve(Screens.TermsDescriptor()).title == "Terms")
        #expect(resolver.resolve(Screens.VoucherDescriptor(code: "X")).title == "Voucher X")
    }
}
