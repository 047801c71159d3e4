import CinemaCore

/// Of a screen that nothing else shows: no controller, and no public descriptor.
struct SeatMap {
    let hall: String
}

struct SeatsDescriptor: ScreenDescriptor {
    typealias Screen = SeatMap

    let hall: String
}

extension Dependencies {
    func seatMap(for descriptor: SeatsDescriptor) -> SeatMap {
        SeatMap(hall: descriptor.hall)
    }
}
