import Testing
import ViperRuntime

@testable import Cinema

/// As the team has tested all along.
@MainActor @Suite struct MenuTests {
    final class NoPrices: Prices {
        func names() async throws -> [String] { [] }
    }

    @Test func leadsToTheOffer() throws {
        let session = Session(name: "Roxy", prices: NoPrices())
        let offer = try #require(Menu.offer(in: session) as? UIViewController)
        let stack = UINavigationController(rootViewController: offer)
        offer.loadViewIfNeeded()
        OfferWireframe(viewController: offer, environment: session).showFilm(filmID: 7)
        #expect(stack.viewControllers.last?.title == "Film 7 of Roxy")
        #expect(session.open(Screens.Seats(hall: Hall(name: "Blue"))).title == "Blue")
    }
}
