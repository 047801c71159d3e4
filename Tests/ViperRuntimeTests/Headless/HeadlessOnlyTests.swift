#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    /// What UIKit doesn't have. All other tests here are type-checked against UIKit's signatures too.
    @MainActor @Suite struct HeadlessOnlyTests {
        @Test func theBrowserRemembersItsPage() throws {
            let url = try #require(URL(string: "https://example.org/recipes"))
            #expect(SFSafariViewController(url: url).initialURL == url)
        }
    }
#endif
