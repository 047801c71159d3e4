// swift-format-ignore-file
import Films
import MarqueeCore
import Tickets

@MainActor
public final class MarqueeEnvironment: TicketEnvironment, HasCatalogue, HasTracker {
    public let catalogue: any FilmCatalogue
    public let session: any Session
    public let ticketOffice: any TicketOffice
    public let tracker: any Tracker

    public init(
        catalogue: any FilmCatalogue,
        session: any Session,
        ticketOffice: any TicketOffice,
        tracker: any Tracker
    ) {
        self.catalogue = catalogue
        self.session = session
        self.ticketOffice = ticketOffice
        self.tracker = tracker
    }
}
