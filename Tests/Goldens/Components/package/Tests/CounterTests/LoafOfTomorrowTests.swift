import BakeryCore
import CounterInterface
import Testing
import ViperRuntime

@testable import Counter

@MainActor
@Suite
struct LoafOfTomorrowViewModelTests {
    private let useCase = MockLoafOfTomorrowUseCaseContract()
    private let wireframe = MockLoafOfTomorrowWireframeContract()

    private func makeViewModel() -> LoafOfTomorrowViewModel {
        LoafOfTomorrowViewModel(
            descriptor: ViewDescriptor.LoafOfTomorrowDescriptor(),
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
