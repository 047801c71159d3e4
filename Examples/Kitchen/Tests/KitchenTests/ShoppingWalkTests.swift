import KitchenCore
import Testing
import ViperRuntime
import ViperTesting

@testable import Kaimono
@testable import Kitchen

@MainActor
@Suite
struct ShoppingWalkTests {
    @Test func fromAShopThroughAProductToTheCartAndOutAgain() async throws {
        let driver = ScreenDriver(AppEnvironment())
        driver.selectTab(1)
        try await driver.tap("kaimonoTop.shop.2")
        let product = try await driver.openSalmon()
        product.kaimonoProductDetailViewDidChangeQuantity(quantity: 2)
        #expect(product.dataSource?.quantity == 2)

        product.kaimonoProductDetailViewDidTapAddToCart()
        try await driver.waitForText("2 items, ¥960", in: "kaimonoCart.total")
        #expect(driver.stackTitles == ["Shopping", "Shop", "Cart"])

        try await driver.tap("kaimonoCart.remove.17")
        try await driver.waitForText("0 items, ¥0", in: "kaimonoCart.total")
        #expect(!driver.isEnabled("kaimonoCart.order"))
    }

    @Test func fromAProductThroughItsPicturesToTheCart() async throws {
        let driver = ScreenDriver(AppEnvironment())
        driver.selectTab(1)
        try await driver.tap("kaimonoTop.shop.2")
        try await driver.openSalmon().kaimonoProductDetailViewDidTapPictures()
        try await driver.waitForTitle("Pictures")
        let gallery = try #require(driver.screen as? KaimonoProductGalleryViewController)
        let viewModel = try #require(gallery.viewModel)
        try await driver.wait(for: "pictures") {
            viewModel.imageListData.images.count == 2 && viewModel.purchaseData.product != nil
        }
        viewModel.inputs.onPurchaseButtonTap()
        try await driver.waitForTitle("Cart")
        #expect(driver.stackTitles == ["Shopping", "Shop", "Product", "Cart"])
    }

    @Test func whatRecipesTakeIsCountedInTheShoppingTab() async throws {
        let driver = ScreenDriver(AppEnvironment())
        try await driver.fillCartWithMisoSoup()
        driver.selectTab(1)
        try await driver.waitForText("Cart: 4 items", in: "kaimonoTop.cart")
        try await driver.tap("kaimonoTop.cart")
        try await driver.waitForText("4 items, ¥1030", in: "kaimonoCart.total")
        try await driver.tap("kaimonoCart.shop")
        try await driver.waitForTitle("Shopping")
        #expect(driver.stackTitles == ["Shopping"])
    }

    @Test func aPlacedOrderIsARowOfTheShoppingTab() async throws {
        let driver = ScreenDriver(AppEnvironment())
        try await driver.fillCartWithMisoSoup()
        try await driver.tap("kaimonoCart.order")
        try await driver.waitForText("Order 1 is placed: ¥1030", in: "kaimonoCart.placed")
        try await driver.tap("kaimonoCart.shop")
        try await driver.waitForText("It arrives in 4 minutes.", in: "kaimonoTop.delivery")
        try await driver.waitForText(Notice.sample.text, in: "kaimonoTop.notice")
        try await driver.tap("kaimonoTop.dismissNotice")
        try await driver.wait(for: "no notice") { driver.text("kaimonoTop.notice") == nil }
        #expect(driver.text("kaimonoTop.order") == "Order 1: ¥1030")
        try await driver.tap("kaimonoTop.order")
        try await driver.waitForTitle("Order")
        #expect(driver.stackTitles == ["Shopping", "Order"])
    }

    @Test func anOrderThatIsUnderWayCannotBePlacedTwice() async throws {
        let client = HeldClient()
        let driver = ScreenDriver(AppEnvironment.with { $0.client = client })
        try await driver.fillCartWithMisoSoup()
        try await driver.tap("kaimonoCart.order")
        #expect(!driver.isEnabled("kaimonoCart.order"))
        #expect(!driver.isEnabled("kaimonoCart.remove.1"))
        client.answerOnce()
        try await driver.waitForText("Order 7 is placed: ¥1030", in: "kaimonoCart.placed")
    }

    @Test func anOrderThatFailsCanBePlacedAgain() async throws {
        let driver = ScreenDriver(AppEnvironment.with { $0.client = UnreachableClient() })
        try await driver.fillCartWithMisoSoup()
        try await driver.tap("kaimonoCart.order")
        try await driver.waitForText("It isn't there any more.", in: "failure.text")
        #expect(driver.isEnabled("kaimonoCart.order"))
        #expect(driver.text("kaimonoCart.total") == "4 items, ¥1030")
        #expect(driver.text("kaimonoCart.placed") == nil)
    }

    @Test(arguments: [[:], ["id": "seven"]])
    func anAnswerWithoutANumberIsNoOrder(answer: [String: String]) async throws {
        let driver = ScreenDriver(AppEnvironment.with { $0.client = FixedClient(answer: answer) })
        try await driver.fillCartWithMisoSoup()
        try await driver.tap("kaimonoCart.order")
        try await driver.waitForText("It isn't there any more.", in: "failure.text")
        #expect(driver.text("kaimonoCart.total") == "4 items, ¥1030")
    }
}

extension ScreenDriver {
    /// From the fish market to one of its products.
    fileprivate func openSalmon() async throws -> KaimonoProductDetailViewController {
        let shop = try await waitForScreen(KaimonoShopDetailViewController.self) {
            $0.dataSource?.shop?.name == "Fish market" && $0.dataSource?.products.count == 6
        }
        shop.kaimonoShopDetailViewDidSelectProduct(productID: 17)
        return try await waitForScreen(KaimonoProductDetailViewController.self) {
            $0.dataSource?.product?.name == "salmon"
        }
    }
}
