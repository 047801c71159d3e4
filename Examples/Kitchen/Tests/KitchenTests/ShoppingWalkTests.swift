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
        try await driver.waitForShops().presenter.didSelectShop(shopID: 2)
        let product = try await driver.openSalmon()
        product.presenter.didChangeQuantity(quantity: 2)
        #expect(product.dataSource?.quantity == 2)

        product.presenter.didTapAddToCart()
        let cart = try await driver.waitForCart(count: 2, total: 960)
        #expect(driver.stackTitles == ["Shopping", "Shop", "Cart"])

        cart.presenter.didRemoveItem(productID: 17)
        try await driver.waitForCart(count: 0, total: 0)
    }

    @Test func fromAProductThroughItsPicturesToTheCart() async throws {
        let driver = ScreenDriver(AppEnvironment())
        driver.selectTab(1)
        try await driver.waitForShops().presenter.didSelectShop(shopID: 2)
        try await driver.openSalmon().presenter.didTapPictures()
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
        try await driver.waitForShops { $0.itemsInCart == 4 && $0.canShop }.presenter.didTapCart()
        try await driver.waitForCart(count: 4, total: 1030).presenter.didTapContinueShopping()
        try await driver.waitForTitle("Shopping")
        #expect(driver.stackTitles == ["Shopping"])
    }

    @Test func aPlacedOrderIsARowOfTheShoppingTab() async throws {
        let driver = ScreenDriver(AppEnvironment())
        let cart = try await driver.fillCartWithMisoSoup()
        cart.presenter.didTapOrder()
        try await driver.waitForCart(count: 0, total: 0)
        try await driver.wait(for: "the order") { cart.dataSource?.order?.id == 1 }
        cart.presenter.didTapContinueShopping()
        let top = try await driver.waitForShops { $0.delivery?.minutes == 4 && $0.notice == .sample }
        top.presenter.didTapDismissNotice()
        try await driver.waitForShops { $0.notice == nil }
        #expect(top.dataSource?.order.map(KaimonoTopTexts.placed) == "Order 1: ¥1030")
        top.presenter.didTapOrder()
        try await driver.waitForTitle("Order")
        #expect(driver.stackTitles == ["Shopping", "Order"])
    }

    @Test func anOrderThatIsUnderWayCannotBePlacedTwice() async throws {
        let client = HeldClient()
        let driver = ScreenDriver(AppEnvironment.with { $0.client = client })
        let cart = try await driver.fillCartWithMisoSoup()
        cart.presenter.didTapOrder()
        #expect(cart.dataSource?.isPlacingOrder == true)
        cart.presenter.didTapOrder()
        client.answerOnce()
        try await driver.wait(for: "the order") { cart.dataSource?.order?.id == 7 }
        #expect(cart.dataSource?.order?.total == 1030)
    }

    @Test func anOrderThatFailsCanBePlacedAgain() async throws {
        let driver = ScreenDriver(AppEnvironment.with { $0.client = UnreachableClient() })
        let cart = try await driver.fillCartWithMisoSoup()
        cart.presenter.didTapOrder()
        try await driver.wait(for: "a failure") { cart.dataSource?.failure?.text == "It isn't there any more." }
        try await driver.waitForCart(count: 4, total: 1030)
        #expect(cart.dataSource?.isPlacingOrder == false && cart.dataSource?.order == nil)
    }

    @Test(arguments: [[:], ["id": "seven"]])
    func anAnswerWithoutANumberIsNoOrder(answer: [String: String]) async throws {
        let driver = ScreenDriver(AppEnvironment.with { $0.client = FixedClient(answer: answer) })
        let cart = try await driver.fillCartWithMisoSoup()
        cart.presenter.didTapOrder()
        try await driver.wait(for: "a failure") { cart.dataSource?.failure?.text == "It isn't there any more." }
        try await driver.waitForCart(count: 4, total: 1030)
    }
}

extension ScreenDriver {
    /// From the fish market to one of its products.
    fileprivate func openSalmon() async throws -> KaimonoProductDetailViewController {
        let shop = try await waitForScreen(KaimonoShopDetailViewController.self) {
            $0.dataSource?.shop?.name == "Fish market" && $0.dataSource?.products.count == 6
        }
        shop.presenter.didSelectProduct(productID: 17)
        return try await waitForScreen(KaimonoProductDetailViewController.self) {
            $0.dataSource?.product?.name == "salmon"
        }
    }
}
