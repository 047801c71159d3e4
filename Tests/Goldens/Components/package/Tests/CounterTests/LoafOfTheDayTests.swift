import BakeryCore
import CounterInterface
import Testing
import ViperRuntime

@testable import Counter

@MainActor
@Suite
struct LoafOfTheDayViewModelTests {
    private let useCase = MockLoafOfTheDayUseCaseContract()
    private let wireframe = MockLoafOfTheDayWireframeContract()

    private func makeViewModel() -> LoafOfTheDayViewModel {
        LoafOfTheDayViewModel(
            descriptor: ViewDescriptor.LoafOfTheDayDescriptor(),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearBeginsNothing() {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        #expect(viewModel.tasks.count == 0)
    }
}
