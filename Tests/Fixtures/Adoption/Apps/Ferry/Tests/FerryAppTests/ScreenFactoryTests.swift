// swift-format-ignore-file
import FerryApp
import FerryKit
import FerryScreens
import UIKit
import XCTest

private struct Timetable: TimetableService {
  func departures(ofLine number: Int) -> [String] { ["06:00", "09:30", "13:00"] }
}

private struct CalmSea: WeatherService {
  func waves(from: Harbour, to: Harbour) -> Double { 0.5 }
}

@MainActor
final class ScreenFactoryTests: XCTestCase {
  private let kiel = Harbour(name: "Kiel", country: .germany)
  private let malmo = Harbour(name: "Malmö", country: .sweden)
  private let vessel = Vessel(name: "Freya", imo_number: 9_384_758)

  private func makeFactory(_ analytics: AnalyticsMock = AnalyticsMock()) -> ScreenFactory {
    ScreenFactory(dependencies: Dependencies(timetable: Timetable(), weather: CalmSea(), analytics: analytics))
  }

  func testATimetableIsCounted() async {
    let analytics = AnalyticsMock()
    XCTAssertEqual(makeFactory(analytics).make(TimetableScreen(number: 4)).title, "Line 4")
    XCTAssertEqual(analytics.openedReceivedInvocations, ["timetable"])
  }

  func testDeparturesComeAsAList() async {
    XCTAssertEqual(makeFactory().make(DeparturesScreen(number: 4)).lines.count, 3)
    XCTAssertEqual(makeFactory().make(DeparturesScreen(number: 4, limit: 1)).lines, ["06:00"])
  }

  func testACrossingKnowsTheSea() async {
    let title = makeFactory().make(CrossingScreen(from: kiel, to: malmo)).title
    XCTAssertEqual(title, "Kiel to Malmö, waves of 0.5 m")
    XCTAssertEqual(makeFactory().make(DelayAlertScreen(20)).title, "20 minutes late")
  }

  func testPortsOfACountry() async {
    let list = makeFactory().make(PortsScreen(in: .germany, default: kiel))
    XCTAssertEqual(list.title, "germany")
    XCTAssertEqual(list.lines, ["Kiel"])
    XCTAssertEqual(makeFactory().make(PortScreen(port: malmo)).title, "Malmö")
  }

  func testAPortIsPicked() async throws {
    var picked: Harbour?
    let screen = PickerScreen(items: [kiel, malmo]) { picked = $0 }
    try XCTUnwrap(makeFactory().make(screen) as? PickerViewController<Harbour>).pick(1)
    XCTAssertEqual(picked, malmo)
  }

  func testOnBoard() async {
    XCTAssertEqual(makeFactory().make(VesselScreen(vessel: vessel)).title, "Freya (IMO 9384758)")
    XCTAssertEqual(makeFactory().make(Cabin_PlanScreen(deck_number: 7, vessel: vessel)).tag, 7)
    XCTAssertEqual(makeFactory().make(MenuScreen(meal: .dinner)).title, "What's cooking: dinner")
  }

  func testTheLoungeRemembersItsGuests() async {
    let lounge = LoungeScreen(capacity: 40)
    XCTAssertEqual(makeFactory().make(lounge).title, "1 of 40")
    XCTAssertEqual(lounge.guests, ["Captain"])
  }

  func testTickets() async throws {
    let shop = makeFactory().make(TicketShopScreen(number: 4))
    XCTAssertEqual(shop.viewControllers.first?.title, "Tickets of line 4")
    XCTAssertEqual(makeFactory().make(Ticket_DetailsScreen(ticket_id: "K7")).title, "Ticket K7")
    var stars = 0
    let feedback = makeFactory().make(FeedbackScreen { stars = $0 })
    try XCTUnwrap(feedback as? FeedbackViewController).send(5)
    XCTAssertEqual(stars, 5)
  }

  func testLinksAndTabs() async {
    let flow = AppFlow(factory: makeFactory())
    XCTAssertEqual(flow.tabs.count, 3)
    XCTAssertEqual(flow.open(.about), "About Ferry")
    XCTAssertEqual(flow.open(.timetable), "Line 1")
  }

  #if DEBUG
  func testTheDebugMenu() async {
    XCTAssertEqual(makeFactory().make(DebugMenuScreen()).title, "Debug")
  }
  #endif
}
