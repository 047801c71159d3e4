// swift-format-ignore-file
import MarqueeCore
import UIKit

@MainActor
public enum ProgrammeBuilder {
    public static func build(day: Weekday, environment: any FilmEnvironment & HasTracker) -> UIViewController {
        environment.tracker.track("programme")
        return ProgrammeViewController(films: environment.catalogue.films(on: day), environment: environment)
    }
}

public final class ProgrammeViewController: CodedViewController {
    public let films: [Film]
    private let environment: any FilmEnvironment

    init(films: [Film], environment: any FilmEnvironment) {
        self.films = films
        self.environment = environment
        super.init()
        title = "Today"
    }

    /// The page of the film in a row.
    public func page(at row: Int) -> UIViewController {
        environment.open(Place.FilmPage(filmID: films[row].id))
    }
}
