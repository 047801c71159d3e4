// swift-format-ignore-file
import UIKit

@MainActor
final class TourFactory {
    func makeTour(id: Int64, note: String?) -> UIViewController { UIViewController() }
}

@MainActor
enum TicketModule {
    static func assemble(with container: QuarryContainer, tourID: Int64) -> UIViewController {
        let controller = UIViewController()
        controller.title = "\(tourID) \(container.store.stones().count)"
        return controller
    }
}
