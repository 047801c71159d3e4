// Written by hand in 2016, and not touched since.

import XCTest

@testable import Cinema

private final class FilmListViewMock: FilmListViewContract {
    var names: [String] = []

    func showFilms(_ names: [String]) {
        self.names = names
    }
}

private final class FilmListWireframeMock: FilmListWireframeContract {
    var shown: [Int] = []

    func showFilm(_ id: Int) {
        shown.append(id)
    }
}

nonisolated final class FilmListPresenterTests: XCTestCase {
    @MainActor
    func testFilmsAreShownAndLeadOn() async {
        let view = FilmListViewMock()
        let wireframe = FilmListWireframeMock()
        let presenter = FilmListPresenter(view: view, wireframe: wireframe)
        presenter.viewDidLoad()
        presenter.didSelectFilm(at: 1)
        XCTAssertEqual(view.names, ["Ran", "Ikiru"])
        XCTAssertEqual(wireframe.shown, [2])
    }
}
