import AlbumsCore
import Foundation
import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

@MainActor
@Suite
struct BareViewModelTests {
    private let useCase = MockFramingUseCase()
    private let wireframe = MockBareWireframeContract()

    private func makeViewModel() -> BareViewModel {
        useCase.fetchPriceReturnValue = 1
        useCase.hasFramesReturnValue = true
        return BareViewModel(
            descriptor: ViewDescriptor.BareDescriptor(),
            useCase: useCase,
            wireframe: wireframe
        )
    }

    @Test func onAppearBeginsNothing() {
        let viewModel = makeViewModel()
        viewModel.onAppear()
        #expect(viewModel.tasks.count == 0)
    }

    @Test func onClassicButtonTapCallsShowClassic() {
        let viewModel = makeViewModel()
        viewModel.onClassicButtonTap()
        #expect(wireframe.showClassicCallsCount == 1)
    }

    @Test func onOffersButtonTapCallsShowOffers() {
        let viewModel = makeViewModel()
        viewModel.onOffersButtonTap()
        #expect(wireframe.showOffersCallsCount == 1)
    }
}

@MainActor
@Suite
struct BareWireframeTests {
    private let environment = MockBareEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> BareWireframe {
        BareWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showClassicResolvesItsDestination() {
        let navigationController = UINavigationController(rootViewController: viewController)
        makeWireframe().showClassic()
        let scene = environment.resolvedPrintsScenes.last
        guard case .classic? = scene else {
            Issue.record("Classic wasn't resolved")
            return
        }
        #expect(navigationController.viewControllers.count == 2)
    }
}
