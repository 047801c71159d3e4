// swift-format-ignore-file
import Testing
@testable import Quarry

@MainActor
@Suite struct QuarryTests {
    @Test func theListHasStones() {
        #expect(QuarryContainer().makeStoneListViewController().stones.count == 1)
    }
}
