// swift-format-ignore-file
import MarqueeCore
import UIKit

@MainActor
public struct ReviewsBuilder {
    private let environment: any HasTracker & DestinationOpening

    public init(environment: any HasTracker & DestinationOpening) {
        self.environment = environment
    }

    public func list(of filmID: Int, sortedBy order: ReviewOrder) -> UIViewController {
        environment.tracker.track("reviews")
        let controller = UIViewController()
        controller.title = "Reviews, \(order.rawValue) first"
        return controller
    }

    public static func editor(
        filmID: Int,
        completion: @escaping @MainActor (Review) -> Void
    ) -> UIViewController {
        ReviewEditorViewController(filmID: filmID, completion: completion)
    }
}

public final class ReviewEditorViewController: CodedViewController {
    private let filmID: Int
    private let completion: @MainActor (Review) -> Void

    init(filmID: Int, completion: @escaping @MainActor (Review) -> Void) {
        self.filmID = filmID
        self.completion = completion
        super.init()
        title = "Your review"
    }

    public func didTapSend(stars: Int) {
        completion(Review(filmID: filmID, stars: stars, text: ""))
    }
}
