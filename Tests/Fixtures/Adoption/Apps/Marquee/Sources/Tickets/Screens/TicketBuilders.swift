// swift-format-ignore-file
import MarqueeCore
import UIKit

@MainActor
public enum CheckoutBuilder {
    public static func build(order: Order, payer: String) -> UIViewController {
        titled("\(order.seats.count) seats for \(payer)")
    }

    public static func buildEmpty() -> UIViewController {
        titled("Nothing to pay")
    }
}

@MainActor
public enum TicketBuilder {
    public static func build(ticketID: String, office: any TicketOffice) -> UIViewController {
        titled(office.ticketCode(id: ticketID))
    }
}

@MainActor
public enum SnackBar {
    public static func makeMenu(showing: Showing?, tracker: any Tracker) -> UIViewController {
        tracker.track("snacks")
        return titled(showing.map { "Snacks in \($0.hall)" } ?? "Snacks")
    }
}

@MainActor
public enum VenueBuilder {
    public static func build(_ code: String, opening: any DestinationOpening) -> UIViewController {
        titled("Cinema \(code)")
    }
}

@MainActor
public enum WalletBuilder {
    public static func build(environment: any HasSession) -> UIViewController {
        titled("\(environment.session.userName ?? "Nobody")'s wallet")
    }
}

@MainActor
func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
}
