// swift-format-ignore-file
import Films
import MarqueeCore
import Tickets
import UIKit

extension MarqueeEnvironment: DestinationOpening {
    private var trailerCredentials: TrailerCredentials {
        TrailerCredentials(token: session.token)
    }

    public func open<D: Destination>(_ destination: D) -> D.Output {
        switch destination {
        // MARK: Films
        case let programme as Place.Programme:
            return ProgrammeBuilder.build(day: programme.day, environment: self) as! D.Output
        case let film as Place.FilmPage:
            return FilmBuilder.build(id: film.filmID, environment: self) as! D.Output
        case let cast as Place.Cast:
            return CastBuilder.build(
                film: cast.filmID,
                selecting: cast.highlightedActor,
                environment: self
            ) as! D.Output
        case let person as Place.Person:
            return PersonBuilder.build(person.name) as! D.Output
        case let trailer as Place.Trailer:
            return TrailerBuilder.build(
                filmID: trailer.filmID,
                autoplays: trailer.autoplays,
                credentials: trailerCredentials
            ) as! D.Output
        case let reviews as Place.Reviews:
            return ReviewsBuilder(environment: self).list(of: reviews.filmID, sortedBy: reviews.order) as! D.Output
        case let editor as Place.ReviewEditor:
            return ReviewsBuilder.editor(filmID: editor.filmID, completion: editor.onSend) as! D.Output

        // MARK: Tickets
        case let seats as Place.Seats:
            return SeatsBuilder.build(for: seats.showing, count: seats.seatCount, environment: self) as! D.Output
        case let checkout as Place.Checkout:
            // An order without seats happens when the office takes them back.
            guard !checkout.order.seats.isEmpty else {
                tracker.track("checkout.empty")
                return CheckoutBuilder.buildEmpty() as! D.Output
            }
            return CheckoutBuilder.build(order: checkout.order, payer: session.userName ?? "guest") as! D.Output
        case let ticket as Place.Ticket:
            return TicketBuilder.build(ticketID: ticket.ticketID, office: ticketOffice) as! D.Output
        case let snacks as Place.Snacks:
            return SnackBar.makeMenu(showing: snacks.showing, tracker: tracker) as! D.Output
        case let venue as Place.Venue:
            return VenueBuilder.build(venue.code, opening: self) as! D.Output

        // MARK: Account
        case is Place.Wallet:
            return UINavigationController(rootViewController: WalletBuilder.build(environment: self)) as! D.Output
        case let account as Place.Account:
            let controller = AccountViewController(userName: session.userName)
            if account.startsEditing {
                controller.beginEditing()
            }
            return controller as! D.Output
        case is Place.Settings:
            return SettingsViewController(tracker: tracker) as! D.Output

        default:
            fatalError("Nobody opens \(destination)")
        }
    }
}
