// swift-format-ignore-file
import Films
import MarqueeCore
import Tickets
import UIKit
import XCTest

@testable import Marquee

@MainActor
final class DestinationTests: XCTestCase {
    private lazy var world = World()
    let showing = Showing(filmID: 1, hall: "Hall 3", startsAt: "20:15")

    func testTheProgrammeOpensThePageOfAFilm() async throws {
        let controller = world.environment.open(Place.Programme(day: .friday))
        let programme = try XCTUnwrap(controller as? ProgrammeViewController)
        XCTAssertEqual(programme.films.count, 2)
        XCTAssertEqual(programme.page(at: 1).title, "Playtime")
        XCTAssertEqual(world.tracker.events, ["programme", "film.2"])
    }

    func testTheCastMarksOneActor() async throws {
        let controller = world.environment.open(Place.Cast(filmID: 1, highlightedActor: "Alida Valli"))
        let cast = try XCTUnwrap(controller as? CastViewController)
        XCTAssertEqual(cast.selected, "Alida Valli")
        XCTAssertTrue(cast.cast.contains("Orson Welles"))
        XCTAssertEqual(world.environment.open(Place.Person(name: "Orson Welles")).title, "Orson Welles")
    }

    func testATrailerPlaysAtOnceUnlessToldOtherwise() async {
        XCTAssertEqual(world.environment.open(Place.Trailer(filmID: 1)).title, "Trailer 1, playing, s3cret")
        XCTAssertEqual(world.environment.open(Place.Trailer(filmID: 1, autoplays: false)).title, "Trailer 1, paused, s3cret")
    }

    func testAReviewComesBackToWhoAskedForIt() async throws {
        var received: Review?
        let controller = world.environment.open(Place.ReviewEditor(filmID: 2) { received = $0 })
        try XCTUnwrap(controller as? ReviewEditorViewController).didTapSend(stars: 4)
        XCTAssertEqual(received, Review(filmID: 2, stars: 4, text: ""))
        XCTAssertEqual(world.environment.open(Place.Reviews(filmID: 2, order: .best)).title, "Reviews, best first")
    }

    func testSeatsAreAsManyAsPeople() async throws {
        let controller = world.environment.open(Place.Seats(showing: showing, seatCount: 2))
        XCTAssertEqual(try XCTUnwrap(controller as? SeatsViewController).seats, ["A1", "A2"])
    }

    func testAnOrderWithoutSeatsIsTrackedAndCostsNothing() async {
        let empty = Order(showing: showing, seats: [])
        XCTAssertEqual(world.environment.open(Place.Checkout(order: empty)).title, "Nothing to pay")
        XCTAssertEqual(world.tracker.events, ["checkout.empty"])
        let order = Order(showing: showing, seats: ["A1"])
        XCTAssertEqual(world.environment.open(Place.Checkout(order: order)).title, "1 seats for Ada")
    }

    func testTicketsSnacksAndCinemasHaveTitles() async {
        XCTAssertEqual(world.environment.open(Place.Ticket(ticketID: "77")).title, "#77")
        XCTAssertEqual(world.environment.open(Place.Snacks(showing: showing)).title, "Snacks in Hall 3")
        XCTAssertEqual(world.environment.open(Place.Snacks(showing: nil)).title, "Snacks")
        XCTAssertEqual(world.environment.open(Place.Venue(code: "NW3")).title, "Cinema NW3")
    }

    func testTheWalletComesInANavigationController() async {
        let wallet: UINavigationController = world.environment.open(Place.Wallet())
        XCTAssertEqual(wallet.topViewController?.title, "Ada's wallet")
    }

    func testTheAccountStartsEditingOnDemand() async throws {
        let editing = world.environment.open(Place.Account(startsEditing: true))
        XCTAssertTrue(try XCTUnwrap(editing as? AccountViewController).isEditing)
        let reading = world.environment.open(Place.Account(startsEditing: false))
        XCTAssertTrue(try !XCTUnwrap(reading as? AccountViewController).isEditing)
    }

    func testSettingsAreTrackedOnceShown() async {
        let settings = world.environment.open(Place.Settings())
        XCTAssertTrue(world.tracker.events.isEmpty)
        _ = settings.view
        XCTAssertEqual(world.tracker.events, ["settings"])
    }
}
