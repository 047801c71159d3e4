import Testing

@testable import KitchenCore

/// A tile is one element to those who hear it: with its state, and without what goes without saying.
@Suite struct ProductTextsTests {
    @Test(arguments: [
        (false, ProductStock.plenty, "tofu, ¥80"),
        (true, .plenty, "tofu, ¥80, New"),
        (false, .few(left: 2), "tofu, ¥80, Only 2 left"),
        (true, .soldOut, "tofu, ¥80, New, Sold out"),
    ])
    func saysAllThatIsShown(isNew: Bool, stock: ProductStock, spoken: String) {
        #expect(ProductTexts.spoken(name: "tofu", price: 80, isNew: isNew, stock: stock) == spoken)
    }
}
