import MenuInterface
import Testing
import ViperRuntime

@testable import Menu

@MainActor
@Suite
struct RatingViewModelTests {
    private let useCase = MockRatingUseCaseContract()
    private let wireframe = MockRatingWireframeContract()

    private func makeViewModel() -> RatingViewModel {
        RatingViewModel(
            descriptor: ViewDescriptor.RatingDescriptor(),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearBeginsNothing() {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        #expect(viewModel.tasks.count == 0)
    }

    @Test func onStarTapKeepsItsValue() {
        let viewModel = makeViewModel()
        viewModel.onStarTap(count: 1)
        #expect(viewModel.starsData.count == 1)
    }
}
