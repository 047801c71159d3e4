// Written by hand in 2016, and not touched since.

import XCTest

@testable import Cinema

private final class FilmDetailViewMock: FilmDetailViewContract {
    var name = ""

    func showName(_ name: String) {
        self.name = name
    }
}

private final class FilmDetailWireframeMock: FilmDetailWireframeContract {
    var seats: [Int] = []

    func showSeats(of film: Int) {
        seats.append(film)
    }
}

nonisolated final class FilmDetailPresenterTests: XCTestCase {
    @MainActor
    func testAFilmLeadsToItsSeats() async {
        let view = FilmDetailViewMock()
        let wireframe = FilmDetailWireframeMock()
        let presenter = FilmDetailPresenter(film: 3, view: view, wireframe: wireframe)
        presenter.viewDidLoad()
        presenter.didTapSeats()
        XCTAssertEqual(view.name, "Film 3")
        XCTAssertEqual(wireframe.seats, [3])
    }
}
