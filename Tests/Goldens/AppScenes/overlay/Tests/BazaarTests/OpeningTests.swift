import BazaarInterface
import Stalls
import StallsInterface
import Testing
import ViperRuntime

@testable import Bazaar

/// Scenes of all styles open, whether they are in the app or in a feature.
@MainActor
@Suite
struct OpeningTests {
    private let environment = AppEnvironment.forTesting()

    @Test func scenesOfEveryStyleOpen() {
        #expect(name(of: environment.resolve(ViewDescriptor.FrontDescriptor())) == "FrontViewController")
        #expect(name(of: environment.resolve(ViewDescriptor.OffersDescriptor(stallID: 1))) == "OffersViewController")
        #expect(name(of: environment.resolve(ViewDescriptor.TillDescriptor(total: 3))) == "TillViewController")
        #expect(name(of: environment.resolve(ViewDescriptor.TermsDescriptor())) == "OldTermsViewController")
        #expect(environment.resolve(ViewDescriptor.HelpDescriptor()).title == "Help")
    }

    @Test func aSceneOfAFeatureReachesThoseOfTheApp() {
        let environment: any StallEnvironment = environment
        #expect(name(of: environment.resolve(ViewDescriptor.OffersDescriptor(stallID: nil))) == "OffersViewController")
        #expect(name(of: environment.resolve(ViewDescriptor.TillDescriptor(total: 3))) == "TillViewController")
        #expect(environment.resolve(ViewDescriptor.HelpDescriptor()).title == "Help")
    }

    @Test func theAppStartsWithOneOfItsOwn() {
        let tabs = environment.makeRootViewController() as? UITabBarController
        let stacks = tabs?.viewControllers?.compactMap { $0 as? UINavigationController } ?? []
        #expect(stacks.compactMap(\.viewControllers.first).map(name) == ["FrontViewController", "StallViewController"])
    }

    private func name(of viewController: UIViewController) -> String { "\(type(of: viewController))" }
}
