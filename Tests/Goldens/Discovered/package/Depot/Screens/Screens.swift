import DepotCore
import Harbour

@MainActor
enum ShelfModule {
    static func assemble(with descriptor: Places.ShelfDescriptor, session: Session) -> Controller {
        Controller(title: "Shelf \(descriptor.row) of \(session.name)")
    }
}

final class ParcelController: Controller {
    init(number: String) {
        super.init(title: "Parcel \(number)")
    }
}

@MainActor
enum RouteModule {
    static func assemble(with descriptor: Places.RouteDescriptor, session: Session) -> Controller {
        Controller(title: "Route of \(session.name)")
    }
}

@MainActor
enum DutyModule {
    static func assemble(with descriptor: Places.DutyDescriptor, session: Session) -> Controller {
        Controller(title: "Duty of \(session.name)")
    }
}

@MainActor
enum QuayModule {
    static func assemble(with descriptor: QuayDescriptor, session: Session) -> Controller {
        Controller(title: "Quay \(descriptor.letter) of \(session.name)")
    }
}
