import TeahouseCore
import TeasInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Teas

@Suite struct MenuReducerTests {
    private let descriptor = ViewDescriptor.MenuDescriptor(season: "sample")

    @Test func viewDidLoad() {
        var state = MenuState(season: descriptor.season)
        let effects = MenuReducer(descriptor: descriptor).reduce(&state, .viewDidLoad)
        #expect(effects == [])
    }

    @Test func didChangeQuery() {
        let query: String = "sample"
        var state = MenuState(season: descriptor.season)
        let effects = MenuReducer(descriptor: descriptor).reduce(&state, .didChangeQuery(query: query))
        #expect(state.query == query)
        #expect(effects == [])
    }

    @Test func didTapTea() {
        let teaID: Tea.ID = 1
        var state = MenuState(season: descriptor.season)
        let effects = MenuReducer(descriptor: descriptor).reduce(&state, .didTapTea(teaID: teaID))
        #expect(effects == [.showTea(teaID: teaID)])
    }

    @Test func didTapAbout() {
        var state = MenuState(season: descriptor.season)
        let effects = MenuReducer(descriptor: descriptor).reduce(&state, .didTapAbout)
        #expect(effects == [.showAbout])
    }
}
