import Foundation
import KitchenCore
import ViperImages
import ViperRuntime

@MainActor
final class KaimonoProductDetailViewController: UIViewController {
    private let presenter: any KaimonoProductDetailPresenterContract
    private let environment: any KaimonoProductDetailViewEnvironment

    private(set) lazy var addButton = UIButton.titled("Add to cart", identifier: "kaimonoProductDetail.add") {
        [presenter] in presenter.didTapAddToCart()
    }
    private(set) lazy var picturesButton = UIButton.titled("Pictures", identifier: "kaimonoProductDetail.pictures") {
        [presenter] in presenter.didTapPictures()
    }
    let photoView = FadeInImageView(frame: .zero)
    let priceLabel = UILabel.identified("kaimonoProductDetail.price")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    let quantityRow = UIStackView.row([])

    init(presenter: any KaimonoProductDetailPresenterContract, environment: any KaimonoProductDetailViewEnvironment) {
        self.presenter = presenter
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Product"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [photoView, priceLabel, failureBanner.view, picturesButton, quantityRow, addButton])
        photoView.contentMode = .scaleAspectFit
        // A photo has no height before it is there, and a different one in each size.
        photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: 0.75).isActive = true
        presenter.viewDidLoad()
    }
}

extension KaimonoProductDetailViewController: KaimonoProductDetailViewContract {
    func render(_ state: KaimonoProductDetailState) {
        if let product = state.product { title = product.name }
        photoView.show(state.product?.imageURL, from: environment.imageLoader)
        priceLabel.text = state.isLoading ? "Loading…" : state.product?.price.inYen
        failureBanner.show(state.failure)
        quantityRow.showRows([
            quantityButton("Fewer", identifier: "kaimonoProductDetail.fewer", quantity: state.quantity - 1),
            UILabel.identified("kaimonoProductDetail.quantity", text: String(state.quantity)),
            quantityButton("More", identifier: "kaimonoProductDetail.more", quantity: state.quantity + 1),
        ])
        addButton.isEnabled = state.product != nil
    }

    private func quantityButton(_ title: String, identifier: String, quantity: Int) -> UIView {
        UIButton.titled(title, identifier: identifier) { [presenter] in presenter.didChangeQuantity(quantity: quantity)
        }
    }
}
