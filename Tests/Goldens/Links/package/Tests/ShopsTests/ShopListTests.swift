import LinksCore
import ShopsInterface
import Testing
import ViperRuntime
import ViperTesting

@testable import Shops

@MainActor
@Suite
struct ShopListPresenterTests {
    private let view = MockSceneViewContract<ShopListState>()
    private let wireframe = MockShopListWireframeContract()

    private func makePresenter() -> ShopListPresenter {
        ShopListPresenter(
            descriptor: ViewDescriptor.ShopListDescriptor(),
            view: view,
            wireframe: wireframe
        )
    }

    @Test func viewDidLoadDrawsTheScreen() {
        let presenter = makePresenter()
        presenter.viewDidLoad()
        #expect(view.renderCalled)
    }

    @Test func didTapCuisineCallsShowCuisine() async {
        let presenter = makePresenter()
        presenter.didTapCuisine(cuisine: .french)
        await presenter.tasks.finish()
        #expect(wireframe.showCuisineCallsCount == 1)
    }
}

@MainActor
@Suite
struct ShopListWireframeTests {
    private let environment = MockSceneEnvironment()
    private let viewController = UIViewController()

    private func makeWireframe() -> ShopListWireframe {
        ShopListWireframe(
            viewController: viewController,
            environment: environment
        )
    }

    @Test func showOwnCuisineResolvesItsDestination() async {
        let sampleCuisine: Cuisine = .french
        _ = await makeWireframe().showOwnCuisine(cuisine: sampleCuisine)
        let scene = environment.resolvedShopsScenes.last
        guard case .cuisineList(let descriptor)? = scene else {
            Issue.record("CuisineList wasn't resolved")
            return
        }
        #expect(descriptor.cuisine == sampleCuisine)
    }
}
