// swift-format-ignore-file
import FerryKit
import FerryScreens
import UIKit

public struct ScreenFactory: ScreenMaking {
  public let dependencies: Dependencies

  public init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  public func make<S: Screen>(_ screen: S) -> S.Content {
    switch screen {
    case let screen as TimetableScreen:
      return cast(TimetableModule(dependencies: dependencies).viewController(number: screen.number))

    case let screen as DeparturesScreen:
      return cast(TimetableModule(dependencies: dependencies).departures(line: screen.number, atMost: screen.limit))

    case let screen as CrossingScreen:
      return cast(CrossingModule(weather: dependencies.weather).viewController(start: screen.from, end: screen.to))

    case let screen as DelayAlertScreen:
      return cast(PlainModule(title: L10n.Delay.title(screen.minutes)).viewController())

    case let screen as PortsScreen:
      return cast(PortModule.list(country: screen.in, default: screen.`default`, dependencies: dependencies))

    case let screen as PortScreen:
      return cast(PortModule.viewController(screen.port))

    case let screen as PickerScreen<Harbour>:
      return cast(PickerViewController(items: screen.items, onPick: screen.onPick))

    case let screen as VesselScreen:
      return cast(VesselModule().viewController(screen.vessel))

    case let screen as Cabin_PlanScreen:
      return cast(VesselModule().plan(deck: screen.deck_number, of: screen.vessel))

    case let screen as LoungeScreen:
      return cast(make_lounge(screen))

    case let screen as MenuScreen:
      return cast(MenuModule().viewController(meal: screen.meal))

    case let screen as TicketShopScreen:
      return cast(TicketModule(dependencies: dependencies).shop(line: screen.number))

    case let screen as Ticket_DetailsScreen:
      return cast(TicketModule(dependencies: dependencies).viewController(ticket_id: screen.ticket_id))

    case let screen as FeedbackScreen:
      return cast(FeedbackViewController(sent: screen.onSent))

    case is AboutScreen:
      return cast(PlainModule(title: L10n.About.title).viewController())

    #if DEBUG
    case is DebugMenuScreen:
      return cast(PlainModule(title: "Debug").viewController())
    #endif

    default:
      preconditionFailure("\(S.self) has no module")
    }
  }

  private func cast<Content>(_ content: Any) -> Content {
    guard let content = content as? Content else {
      preconditionFailure("\(type(of: content)) isn't a \(Content.self)")
    }
    return content
  }
}
