// swift-format-ignore-file
import GazetteUI
import XCTest

@testable import Gazette

/// What is old leads to what is new.
final class QuizTests: XCTestCase {
    @MainActor func testALinkLeadsToTheQuiz() async {
        let coordinator = AppCoordinator(session: .forTesting())
        coordinator.follow("gazette:quiz/1")
        coordinator.navigation.topViewController?.loadViewIfNeeded()
        XCTAssertEqual(coordinator.navigation.topViewController?.title, "Quiz")
    }
}
