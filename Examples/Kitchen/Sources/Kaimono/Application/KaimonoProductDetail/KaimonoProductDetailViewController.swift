import Foundation
import KitchenCore
import ViperImages
import ViperRuntime

@MainActor
final class KaimonoProductDetailViewController: UIViewController {
    private let environment: any KaimonoProductDetailViewEnvironment
    private var presenter: (any KaimonoProductDetailPresenterContract)?

    private(set) lazy var addButton = UIButton.titled("Add to cart", identifier: "kaimonoProductDetail.add") {
        [weak self] in self?.didTapAddToCart()
    }
    private(set) lazy var picturesButton = UIButton.titled("Pictures", identifier: "kaimonoProductDetail.pictures") {
        [weak self] in self?.didTapPictures()
    }
    let photoView = FadeInImageView(frame: .zero)
    let priceLabel = UILabel.identified("kaimonoProductDetail.price")
    private(set) lazy var failureBanner = FailureBanner { [weak self] in self?.didTapRetry() }
    let quantityRow = UIStackView.row([])

    init(environment: any KaimonoProductDetailViewEnvironment) {
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    func inject(presenter: any KaimonoProductDetailPresenterContract) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Product"
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [photoView, priceLabel, failureBanner.view, picturesButton, quantityRow, addButton])
        photoView.contentMode = .scaleAspectFit
        // A photo has no height before it is there, and a different one in each size.
        photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: 0.75).isActive = true
        presenter?.viewDidLoad()
    }
}

// What the controls of the screen call.
extension KaimonoProductDetailViewController {
    func didChangeQuantity(quantity: Int) {
        presenter?.didChangeQuantity(quantity: quantity)
    }

    func didTapAddToCart() {
        presenter?.didTapAddToCart()
    }

    func didTapPictures() {
        presenter?.didTapPictures()
    }

    func didTapRetry() {
        presenter?.didTapRetry()
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
        UIButton.titled(title, identifier: identifier) { [weak self] in self?.didChangeQuantity(quantity: quantity) }
    }
}
