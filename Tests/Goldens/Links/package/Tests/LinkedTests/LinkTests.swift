import LinksCore
import PagesInterface
import RecipesInterface
import ShopsInterface
import Testing
import ViperRuntime

@testable import Linked

@MainActor @Suite struct LinkTests {
    private let environment = AppEnvironment()
    private let window = UIWindow(frame: .zero)
    private let shopID = UUID()

    init() {
        window.rootViewController = environment.makeRootViewController()
        window.makeKeyAndVisible()
    }

    private var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

    private var stacks: [Int] {
        (tabs?.viewControllers ?? []).compactMap { ($0 as? UINavigationController)?.viewControllers.count }
    }

    private func open(_ text: String) -> Bool {
        URL(string: text).map { environment.open($0, in: window) } ?? false
    }

    @Test func linksAreReadAsTheyAreWritten() throws {
        let code = try #require(OfferCode("offer-3"))
        let page = try #require(URL(string: "https://linked.example/a?b=c#d"))
        let links: [LinkedLink] = [
            .about(.init()), .page(.init(default: page, isOpen: true)), .cuisineList(.init(cuisine: .japanese)),
            .offer(.init(shopID: shopID, code: code)), .shop(.init(shopID: shopID)), .shopList(.init()),
            .recipeSearch(.init(text: "a+b c&d", page: 2)), .recipeDetails(.init(recipeID: -1)),
            .recipeEditor(.init(recipeID: 1, step: nil)), .recipeEditor(.init(recipeID: 1, step: 2)),
        ]
        for link in links {
            let url = try #require(link.url)
            let read = try #require(LinkedLink(url))
            #expect("\(read)" == "\(link)")
        }
        #expect(links[2].url?.absoluteString == "https://linked.example/app/cuisines/japanese")
        #expect(links[3].url?.absoluteString == "https://linked.example/app/shops/\(shopID)/offers/offer-3")
    }

    @Test func screensLieAboveWhatTheirPathsBeginWith() {
        #expect(open("linked://shops/\(shopID)/offers/offer-1"))
        #expect(tabs?.selectedIndex == 1)
        #expect(stacks == [1, 3])
        #expect(open("http://localhost:8080/recipes/search?q=tea"))
        #expect(tabs?.selectedIndex == 0)
        #expect(stacks == [1, 3])
        #expect(open("https://linked.example/app/shops"))
        #expect(stacks == [1, 1])
    }

    @Test func anEditorIsPresentedOverItsRecipe() throws {
        #expect(open("https://linked.example/app/recipes/7/edit"))
        #expect(stacks == [2, 1])
        let editor = try #require(tabs?.presentedViewController as? UINavigationController)
        #expect(editor.modalPresentationStyle == .formSheet)
    }

    @Test func aScreenThatIsOnlyPresentedLeavesTheRest() {
        #expect(open("linked:///r/7"))
        #expect(open("linked:///about"))
        #expect(stacks == [2, 1])
        #expect(tabs?.presentedViewController is UINavigationController)
    }

    @Test func whatCanNotBeReadLeadsNowhere() {
        for text in [
            "linked://cuisines/greek", "linked://shops/1", "linked://shops/\(shopID)/offers/3", "linked://recipes/x",
            "linked://page?open=true", "linked://page?url=a&open=maybe", "https://linked.example/recipes",
            "https://linked.example/apps/recipes", "http://localhost/recipes", "linked://recipes/search?page=x",
        ] {
            #expect(!open(text), "\(text)")
        }
    }
}
