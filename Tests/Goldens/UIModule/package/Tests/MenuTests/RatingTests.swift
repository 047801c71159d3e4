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
            descriptor: ViewDescriptor.RatingDescriptor(dish: .soup),
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

@MainActor
@Suite
struct RatingUseCaseTests {
    private let repository = MockRatingRepositoryContract()
    private let environment = MockSceneEnvironment()

    private func makeUseCase() -> RatingUseCase {
        RatingUseCase(with: .init(repository: repository, environment: environment))
    }

    @Test func saveAsksTheRepository() async throws {
        try await makeUseCase().save(count: 1)
        #expect(repository.saveCallsCount == 1)
    }
}
