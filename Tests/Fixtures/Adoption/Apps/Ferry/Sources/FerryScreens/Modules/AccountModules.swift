// swift-format-ignore-file
import FerryKit
import Foundation
import UIKit

@MainActor
public struct TicketModule {
  private let analytics: any Analytics

  public init(dependencies: Dependencies) {
    analytics = dependencies.analytics
  }

  public func shop(line number: Int?) -> UINavigationController {
    analytics.opened("shop")
    return UINavigationController(rootViewController: titled(number.map { "Tickets of line \($0)" } ?? "Tickets"))
  }

  public func viewController(ticket_id: String) -> UIViewController {
    titled("Ticket \(ticket_id)")
  }
}

public final class FeedbackViewController: UIViewController {
  private let sent: @MainActor (Int) -> Void

  public init(sent: @escaping @MainActor (Int) -> Void) {
    self.sent = sent
    super.init(nibName: nil, bundle: nil)
    title = "Feedback"
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError() }

  public func send(_ stars: Int) {
    sent(stars)
  }
}

@MainActor
public struct PlainModule {
  let title: String

  public init(title: String) {
    self.title = title
  }

  public func viewController() -> UIViewController { titled(title) }
}
