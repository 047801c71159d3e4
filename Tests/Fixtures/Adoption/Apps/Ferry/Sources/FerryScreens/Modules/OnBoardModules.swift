// swift-format-ignore-file
import FerryKit
import UIKit

@MainActor
public struct VesselModule {
  public init() {}

  public func viewController(_ vessel: Vessel) -> UIViewController {
    titled("\(vessel.name) (IMO \(vessel.imo_number))")
  }

  public func plan(deck: Int, of vessel: Vessel) -> UIView {
    let plan = UIView()
    plan.tag = deck
    return plan
  }
}

@MainActor
public func make_lounge(_ screen: LoungeScreen) -> UIViewController {
  screen.guests.append("Captain")
  return titled("\(screen.guests.count) of \(screen.capacity)")
}

@MainActor
public struct MenuModule {
  public init() {}

  public func viewController(meal: MenuScreen.Meal) -> UIViewController {
    titled("\(L10n.Menu.title): \(meal.rawValue)")
  }
}
