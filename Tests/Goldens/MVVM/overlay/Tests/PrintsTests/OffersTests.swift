import Foundation
import PrintsInterface
import Testing
import ViperRuntime

@testable import Prints

#if !canImport(UIKit)
    /// A page in the app hands its links to whoever shows it.
    @MainActor
    @Suite
    struct OffersTests {
        @Test func aLinkOfThePageIsTheAppsToFollow() throws {
            let viewController = UIViewController()
            let window = UIWindow()
            window.rootViewController = viewController
            window.makeKeyAndVisible()
            let wireframe: any BareWireframeContract = BareWireframe(
                viewController: viewController,
                environment: MockSceneEnvironment()
            )
            var links: [URL] = []
            wireframe.showOffers { link in
                links.append(link)
                return .show
            }
            let shown = viewController.presentedViewController as? UINavigationController
            #expect(shown?.modalPresentationStyle == .fullScreen)
            let page = try #require(shown?.topViewController as? WebViewScreen)
            #expect(page.url.absoluteString == "https://example.com/offers")
            let link = try #require(URL(string: "https://example.com/offers/1"))
            #expect(page.follow(link))
            #expect(links == [link])
        }
    }
#endif
