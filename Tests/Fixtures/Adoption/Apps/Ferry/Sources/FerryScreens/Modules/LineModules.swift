// swift-format-ignore-file
import FerryKit
import UIKit

@MainActor
public struct TimetableModule {
  private let dependencies: Dependencies

  public init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  public func viewController(number: Int) -> UIViewController {
    dependencies.analytics.opened("timetable")
    return titled("Line \(number)")
  }

  public func departures(line: Int, atMost limit: Int) -> LinesViewController {
    let departures = dependencies.timetable.departures(ofLine: line)
    return LinesViewController(title: "Line \(line)", lines: Array(departures.prefix(limit)))
  }
}

@MainActor
public struct CrossingModule {
  let weather: any WeatherService

  public init(weather: any WeatherService) {
    self.weather = weather
  }

  public func viewController(start: Harbour, end: Harbour) -> UIViewController {
    titled("\(start) to \(end), waves of \(weather.waves(from: start, to: end)) m")
  }
}

@MainActor
func titled(_ title: String) -> UIViewController {
  let controller = UIViewController()
  controller.title = title
  return controller
}
