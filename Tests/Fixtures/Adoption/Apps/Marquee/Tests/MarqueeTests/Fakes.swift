// swift-format-ignore-file
import MarqueeCore

@testable import Marquee

final class FakeCatalogue: FilmCatalogue {
    let all = [
        Film(id: 1, title: "The Third Man", cast: ["Orson Welles", "Alida Valli"]),
        Film(id: 2, title: "Playtime", cast: ["Jacques Tati"]),
    ]

    func film(id: Int) -> Film? { all.first { $0.id == id } }
    func films(on day: Weekday) -> [Film] { day == .monday ? [] : all }
}

final class FakeOffice: TicketOffice {
    func freeSeats(for showing: Showing) -> [String] { ["A1", "A2", "B7"] }
    func ticketCode(id: String) -> String { "#\(id)" }
}

final class FakeSession: Session {
    var userName: String? = "Ada"
    let token = "s3cret"
}

final class FakeTracker: Tracker {
    var events: [String] = []

    func track(_ event: String) { events.append(event) }
}

@MainActor
struct World {
    let tracker = FakeTracker()
    let session = FakeSession()
    let environment: MarqueeEnvironment

    init() {
        environment = MarqueeEnvironment(
            catalogue: FakeCatalogue(),
            session: session,
            ticketOffice: FakeOffice(),
            tracker: tracker
        )
    }
}
