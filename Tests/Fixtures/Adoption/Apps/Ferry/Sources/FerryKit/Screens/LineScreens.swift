// swift-format-ignore-file
import UIKit

public struct TimetableScreen: Screen {
  public typealias Content = UIViewController

  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

public struct DeparturesScreen: Screen {
  public typealias Content = LinesViewController

  public let number: Int
  public let limit: Int

  public init(number: Int, limit: Int = .max) {
    self.number = number
    self.limit = limit
  }
}

public struct CrossingScreen: Screen {
  public typealias Content = UIViewController

  public let from: Harbour
  public let to: Harbour

  public init(from: Harbour, to: Harbour) {
    self.from = from
    self.to = to
  }
}

/// Shown from notifications, where there is nothing but a number.
public struct DelayAlertScreen: Screen {
  public typealias Content = UIViewController

  public let minutes: Int

  public init(_ minutes: Int) {
    self.minutes = minutes
  }
}
