#if DEBUG
    import KaimonoInterface
    import KaimonoTestSupport
    import KitchenCore
    import KitchenCoreTestSupport
    import Testing
    import ViperRuntime
    import ViperTesting

    @testable import Kaimono

    /// A state that the sandbox opens is where the screen goes on from: what is tapped reaches the presenter.
    @MainActor
    @Suite
    struct DisplayStateTests {
        private let environment = StubbableEnvironment()

        @Test func aTapGoesOnFromTheState() throws {
            environment.stub(ViewDescriptor.KaimonoOrderDescriptor.self) { _ in UIViewController() }
            let cart = try open("placed")
            cart.kaimonoCartViewDidTapPlacedOrder()
            #expect(environment.resolutions.of(ViewDescriptor.KaimonoOrderDescriptor.self).map(\.order) == [.sample])
        }

        @Test func theScreenShowsTheStateUntilThen() throws {
            let cart = try open("refused")
            #expect(cart.dataSource?.cart == .sample)
            #expect(cart.dataSource?.failure != nil)
            #expect(!environment.mocks.cartRepository.currentCalled)
            environment.mocks.cartRepository.currentReturnValue = .empty
            cart.kaimonoCartViewDidTapRetry()
            #expect(cart.dataSource?.cart == .empty)
        }

        private func open(_ name: String) throws -> KaimonoCartViewController {
            let states = KaimonoCartViewBuilder.displayStates(environment: environment)
            let state = try #require(states.first { $0.name == name })
            let screen = try #require(state.makeViewController() as? KaimonoCartViewController)
            screen.beginAppearanceTransition(true, animated: false)
            screen.endAppearanceTransition()
            return screen
        }
    }
#endif
