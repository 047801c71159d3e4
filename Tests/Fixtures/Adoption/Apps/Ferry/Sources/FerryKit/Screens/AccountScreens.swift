// swift-format-ignore-file
import UIKit

public struct TicketShopScreen: Screen {
  public typealias Content = UINavigationController

  public let number: Int?

  public init(number: Int? = nil) {
    self.number = number
  }
}

public struct Ticket_DetailsScreen: Screen {
  public typealias Content = UIViewController

  public let ticket_id: String

  public init(ticket_id: String) {
    self.ticket_id = ticket_id
  }
}

public struct FeedbackScreen: Screen {
  public typealias Content = UIViewController

  public let onSent: @MainActor (_ stars: Int) -> Void

  public init(onSent: @escaping @MainActor (_ stars: Int) -> Void) {
    self.onSent = onSent
  }
}

public struct AboutScreen: Screen {
  public typealias Content = UIViewController

  public init() {}
}

#if DEBUG
public struct DebugMenuScreen: Screen {
  public typealias Content = UIViewController

  public init() {}
}
#endif
