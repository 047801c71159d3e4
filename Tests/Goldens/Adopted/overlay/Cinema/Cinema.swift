import CinemaCore

/// Opens each screen and prints what it shows.
@main
@MainActor
enum Cinema {
    static func main() {
        let dependencies = Dependencies()
        print(dependencies.resolve(Screens.FilmDescriptor(filmID: 7)).title)
        print(dependencies.resolve(Screens.CastDescriptor(filmID: 7, isWhole: true)).title)
        print(dependencies.resolve(Screens.ProgrammeDescriptor()).title)
        print(dependencies.resolve(Screens.TrailerDescriptor(address: "x", second: 3)).title)
        print(dependencies.resolve(SeatsDescriptor(hall: "Blue")).hall)
        print(dependencies.resolve(Screens.VoucherDescriptor(code: "Y"))?.title ?? "none")
        print(dependencies.resolve(Screens.VoucherDescriptor(code: ""))?.title ?? "none")
        print(dependencies.resolve(Screens.TermsDescriptor()).title)
        print(dependencies.adoptedScene(for: Screens.TermsDescriptor()) == nil)
    }
}
