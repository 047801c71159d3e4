import DepotCore
import Harbour

/// Opens each screen and prints what it shows.
@main
@MainActor
enum Depot {
    static func main() {
        let session = Session()
        print(session.resolve(Places.ShelfDescriptor(row: 3)).title)
        print(session.resolve(Places.ParcelDescriptor(number: "A7")).title)
        print(session.resolve(Places.RouteDescriptor()).title)
        print(session.resolve(Places.DutyDescriptor()).title)
        print(session.resolve(QuayDescriptor(letter: "C")).title)
        print(session.resolve(Places.TermsDescriptor()).title)
    }
}
