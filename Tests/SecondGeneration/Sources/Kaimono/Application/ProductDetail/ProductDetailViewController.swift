public import KaimonoInterface
import KitchenCore
public import ViperRuntime

/// A hand-written scene: everything behind `build` is ours, also whether it is VIPER.
@MainActor
public enum ProductDetailViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.ProductDetailDescriptor,
        environment: any ProductDetailEnvironment
    ) -> UIViewController {
        let wireframe = ProductDetailWireframe(environment: environment)
        let viewController = ProductDetailViewController(productID: descriptor.productID, wireframe: wireframe)
        wireframe.viewController = viewController
        return viewController
    }
}

final class ProductDetailViewController: UIViewController {
    private let productID: Product.ID
    private let wireframe: ProductDetailWireframe

    init(productID: Product.ID, wireframe: ProductDetailWireframe) {
        self.productID = productID
        self.wireframe = wireframe
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Product", comment: "Title of a screen")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.fill(withColumn: [
            UIButton.titled("Pictures", identifier: "productDetail.pictures") { [wireframe, productID] in
                wireframe.show(.gallery(productID: productID))
            },
            UIButton.titled("Cart", identifier: "productDetail.cart") { [wireframe] in wireframe.show(.cart) },
        ])
    }
}
