// swift-format-ignore-file
import Foundation
import UIKit

public protocol TimetableService: Sendable {
  func departures(ofLine number: Int) -> [String]
}

public protocol WeatherService: Sendable {
  func waves(from: Harbour, to: Harbour) -> Double
}

@MainActor public protocol Analytics: AnyObject {
  func opened(_ name: String)
}

/// All that screens may use.
@MainActor public struct Dependencies {
  public var timetable: any TimetableService
  public var weather: any WeatherService
  public var analytics: any Analytics

  public init(timetable: any TimetableService, weather: any WeatherService, analytics: any Analytics) {
    self.timetable = timetable
    self.weather = weather
    self.analytics = analytics
  }
}

/// A list whose rows are plain lines.
public final class LinesViewController: UITableViewController {
  public let lines: [String]

  public init(title: String, lines: [String]) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError() }
}
