import ViperRuntime

@MainActor
enum FilmModule {
    static func assemble(filmID: Int64, session: Session) -> UIViewController {
        let controller = UIViewController()
        controller.title = "Film \(filmID) of \(session.name)"
        return controller
    }
}

final class SeatsController: UIViewController {
    convenience init(hall: Hall) {
        self.init()
        title = hall.name
    }
}

@MainActor
enum TermsViewBuilder {
    static func build(with descriptor: Screens.Terms, environment: Session) -> UIViewController {
        UIViewController()
    }
}

final class TrailerController: UIViewController {
    convenience init(playing address: String) {
        self.init()
        title = address
    }
}
