import Foundation
import Testing

@testable import ViperRuntime

/// Which links of a page are followed by it, which by the app, which by another app, and which by nobody.
@MainActor @Suite struct WebLinkTests {
    private func course(
        _ address: String,
        isTapped: Bool = true,
        isOfWholePage: Bool = true,
        isKnown: Bool = false,
        asking onLink: (URL) -> WebLinkAnswer = { _ in .show }
    ) -> String {
        let link = WebLink(
            url: URL(string: address),
            isTapped: isTapped,
            isOfWholePage: isOfWholePage,
            isKnown: isKnown
        )
        switch link.course(asking: onLink) {
        case .page: return "page"
        case .app: return "app"
        case .otherApp(let url): return "other app: \(url)"
        case .nowhere: return "nowhere"
        }
    }

    @Test func pagesOfTheWebAreShown() {
        #expect(course("https://example.com/a") == "page")
        #expect(course("HTTP://example.com/a") == "page")
        #expect(course("about:blank") == "page")
    }

    /// Whether somebody tapped or a page led there by itself, as after a payment.
    @Test(arguments: [true, false], ["https://example.com/done", "shop://done"])
    func theAppTakesWhatIsItsOwn(isTapped: Bool, address: String) {
        #expect(course(address, isTapped: isTapped) { _ in .close {} } == "app")
    }

    /// The page that was asked for, those that people go back to, and one that is loaded anew.
    @Test func theAppIsNotAskedAboutPagesThatAreKnown() {
        #expect(course("https://example.com/a", isKnown: true) { _ in .close {} } == "page")
    }

    @Test func anotherAppOpensOnlyWhenSomebodyTaps() {
        #expect(course("mailto:ann@example.com") == "other app: mailto:ann@example.com")
        #expect(course("tel:123") == "other app: tel:123")
        #expect(course("tel:123", isTapped: false) == "nowhere")
    }

    /// Not even when the app would take them.
    @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "data:text/html,a", "blob:https://a/b", "Data:,a"])
    func whatIsNoPageIsRefused(address: String) {
        #expect(course(address) { _ in .close {} } == "nowhere")
    }

    @Test func linksWithoutAnAddressLeadNowhere() {
        #expect(course("") == "nowhere")
        #expect(course("a/b") == "nowhere")
    }

    @Test func aPlaceOfThePageThatIsShownIsWithinIt() {
        let page = URL(string: "https://example.com/terms#top")
        #expect(WebLink.isWithin(page, URL(string: "https://example.com/terms#payment")))
        #expect(!WebLink.isWithin(page, URL(string: "https://example.com/terms")))
        #expect(!WebLink.isWithin(page, URL(string: "https://example.com/other#payment")))
        #expect(!WebLink.isWithin(nil, URL(string: "https://example.com/terms#payment")))
        #expect(!WebLink.isWithin(page, nil))
    }

    @Test func theAppIsNotAskedAboutWhatIsInAFrame() {
        #expect(course("https://example.com/a", isOfWholePage: false) { _ in .close {} } == "page")
        #expect(course("data:,a", isOfWholePage: false) == "page")
        #expect(course("shop://done", isOfWholePage: false) { _ in .close {} } == "nowhere")
        #expect(course("file:///a", isOfWholePage: false) == "nowhere")
    }
}
