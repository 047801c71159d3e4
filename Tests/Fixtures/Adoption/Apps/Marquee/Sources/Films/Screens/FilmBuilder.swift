// swift-format-ignore-file
import MarqueeCore
import UIKit

@MainActor
public enum FilmBuilder {
    public static func build(id: Int, environment: any FilmEnvironment & HasTracker) -> UIViewController {
        environment.tracker.track("film.\(id)")
        return FilmViewController(film: environment.catalogue.film(id: id))
    }
}

@MainActor
public enum CastBuilder {
    public static func build(
        film id: Int,
        selecting actor: String?,
        environment: any FilmEnvironment
    ) -> UIViewController {
        CastViewController(cast: environment.catalogue.film(id: id)?.cast ?? [], selected: actor)
    }
}

@MainActor
public enum PersonBuilder {
    public static func build(_ name: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = name
        return controller
    }
}

final class FilmViewController: CodedViewController {
    private let film: Film?

    init(film: Film?) {
        self.film = film
        super.init()
        title = film?.title ?? "Not found"
    }
}

public final class CastViewController: CodedViewController {
    public let cast: [String]
    public let selected: String?

    init(cast: [String], selected: String?) {
        self.cast = cast
        self.selected = selected
        super.init()
        title = "Cast"
    }
}
