// swift-format-ignore-file
import UIKit

public struct VesselScreen: Screen {
  public typealias Content = UIViewController

  public let vessel: Vessel

  public init(vessel: Vessel) {
    self.vessel = vessel
  }
}

public struct Cabin_PlanScreen: Screen {
  public typealias Content = UIView

  public let deck_number: Int
  public let vessel: Vessel

  public init(deck_number: Int, vessel: Vessel) {
    self.deck_number = deck_number
    self.vessel = vessel
  }
}

/// A class: the lounge writes back who sits where.
public final class LoungeScreen: Screen {
  public typealias Content = UIViewController

  public let capacity: Int
  public var guests: [String] = []

  public init(capacity: Int) {
    self.capacity = capacity
  }
}

public struct MenuScreen: Screen {
  public typealias Content = UIViewController

  public enum Meal: String, Sendable {
    case breakfast, dinner
  }

  public let meal: Meal

  public init(meal: Meal) {
    self.meal = meal
  }
}
