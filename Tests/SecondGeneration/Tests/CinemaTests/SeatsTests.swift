import CinemaInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Cinema

/// Scenes of both kinds, in one double.
@MainActor
@Suite
struct SeatsTests {
    private let environment = StubbableEnvironment()

    @Test func aSeatIsChosenOnlyWhenItsTicketIsShown() {
        let wireframe = RecordingWireframe<SeatsRoute>()
        let scene = SeatsContext(
            descriptor: .init(filmID: 3),
            environment: environment,
            state: SeatsState(),
            wireframe: wireframe
        )
        let presenter = SeatsPresenter(scene: scene)
        wireframe.canLead = false
        presenter.didChooseSeat(seat: 7)
        #expect(scene.state.chosen == nil)
        wireframe.canLead = true
        presenter.didChooseSeat(seat: 7)
        #expect(scene.state.chosen == 7 && wireframe.routes == [.ticket(filmID: 3, seat: 7)])
    }

    @Test func anOldWireframeLeadsToANewScene() {
        let screen = UIViewController()
        FilmDetailWireframe(viewController: screen, resolver: environment).showSeats(of: 3)
        #expect(environment.resolved == [ViewDescriptor.SeatsDescriptor(filmID: 3)])
    }
}
