// Written by hand in 2016, and not touched since.

protocol FilmDetailViewContract: AnyObject {
    @MainActor func showName(_ name: String)
}

@MainActor
protocol FilmDetailPresenterContract: AnyObject {
    func viewDidLoad()
    func didTapSeats()
}

@MainActor
protocol FilmDetailWireframeContract: AnyObject {
    func showSeats(of film: Int)
}
