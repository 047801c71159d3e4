// swift-format-ignore-file
import Testing
@testable import Aviary

@MainActor
@Suite struct AviaryTests {
    @Test func theListHasAPresenter() {
        #expect(SightingListRouter.assembleModule().presenter != nil)
    }
}
