#if DEBUG
    import KaimonoInterface
    import KaimonoTestSupport
    import KitchenCore
    import KitchenCoreTestSupport
    import Testing
    import ViperRuntime
    import ViperTesting

    @testable import Kaimono

    /// A state that the sandbox opens stays as it is: nobody is behind it.
    @MainActor
    @Suite
    struct DisplayStateTests {
        private let environment = StubbableEnvironment()

        @Test func theScreenShowsTheStateWhateverIsTapped() throws {
            let cart = try open("refused")
            #expect(cart.dataSource?.cart == .sample)
            #expect(cart.dataSource?.failure != nil)
            cart.presenter.didTapRetry()
            cart.presenter.didTapOrder()
            #expect(cart.dataSource?.cart == .sample)
            #expect(!environment.mocks.cartRepository.currentCalled)
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
