import ViperRuntime

/// What names a screen, and says what shows it.
protocol Screen {
    associatedtype Controller
}

/// The namespace of all screens.
enum Screens {
    struct Film: Screen {
        typealias Controller = UIViewController

        let filmID: Int64
    }

    struct Seats: Screen {
        typealias Controller = SeatsController

        let hall: Hall
    }

    struct Terms: Screen {
        typealias Controller = UIViewController
    }

    struct Trailer: Screen {
        typealias Controller = UIViewController

        let address: String
    }
}

struct Hall {
    var name: String
}

@MainActor
protocol Prices: AnyObject {
    func names() async throws -> [String]
}
