// swift-format-ignore-file
import FerryKit
import UIKit

/// The tabs, and what links open on top of them.
@MainActor
public final class AppFlow {
  private let factory: any ScreenMaking
  public private(set) var tabs: [UIViewController] = []

  public init(factory: any ScreenMaking) {
    self.factory = factory
    tabs = [
      factory.make(TimetableScreen(number: 1)),
      factory.make(TicketShopScreen()),
      factory.make(AboutScreen()),
    ]
  }

  public func open(_ link: DeepLink) -> String {
    func title(of screen: some Screen) -> String {
      (factory.make(screen) as? UIViewController)?.title ?? ""
    }
    return title(of: link.screen)
  }
}
