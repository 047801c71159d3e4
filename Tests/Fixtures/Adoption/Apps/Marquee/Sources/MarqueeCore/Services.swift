// swift-format-ignore-file

@MainActor
public protocol Tracker: AnyObject {
    func track(_ event: String)
}

@MainActor
public protocol FilmCatalogue: AnyObject {
    func film(id: Int) -> Film?
    func films(on day: Weekday) -> [Film]
}

@MainActor
public protocol TicketOffice: AnyObject {
    func freeSeats(for showing: Showing) -> [String]
    func ticketCode(id: String) -> String
}

@MainActor
public protocol Session: AnyObject {
    var userName: String? { get }
    var token: String { get }
}

// MARK: - What an environment has

@MainActor
public protocol HasTracker {
    var tracker: any Tracker { get }
}

@MainActor
public protocol HasCatalogue {
    var catalogue: any FilmCatalogue { get }
}

@MainActor
public protocol HasTicketOffice {
    var ticketOffice: any TicketOffice { get }
}

@MainActor
public protocol HasSession {
    var session: any Session { get }
}
