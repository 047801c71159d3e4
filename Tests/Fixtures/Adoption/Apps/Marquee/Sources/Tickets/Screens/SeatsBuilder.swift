// swift-format-ignore-file
import MarqueeCore
import UIKit

@MainActor
public enum SeatsBuilder {
    public static func build(
        for showing: Showing,
        count: Int,
        environment: any TicketEnvironment & HasTracker
    ) -> UIViewController {
        let seats = environment.ticketOffice.freeSeats(for: showing).prefix(count)
        return SeatsViewController(seats: Array(seats))
    }
}

public final class SeatsViewController: CodedViewController {
    public let seats: [String]

    init(seats: [String]) {
        self.seats = seats
        super.init()
        title = "Choose seats"
    }
}
