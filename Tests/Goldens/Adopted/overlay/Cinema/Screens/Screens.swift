import CinemaCore

@MainActor
enum FilmModule {
    static func assemble(filmID: Int64, session: Dependencies) -> Controller {
        Controller(title: "Film \(filmID) of \(session.name)")
    }
}

@MainActor
enum CastViewBuilder {
    static func build(with descriptor: Screens.CastDescriptor, environment: Dependencies) -> Controller {
        Controller(title: "Cast \(descriptor.film)\(descriptor.isWhole ? ", whole" : "")")
    }
}

final class ProgrammeController: Controller {
    init() {
        super.init(title: "Programme")
    }
}

final class TrailerController: Controller {
    init(playing address: String, startingAt second: Int) {
        super.init(title: "Trailer \(address) at \(second)")
    }
}

@MainActor
final class VoucherFactory {
    static let shared = VoucherFactory()

    func voucher(_ code: String) -> Controller? {
        code.isEmpty ? nil : Controller(title: "Voucher \(code)")
    }
}
