import Foundation
import KitchenCore
import ViperImages
import ViperRuntime

@MainActor
final class KaimonoProductDetailViewController: UIViewController {
    private let presenter: any KaimonoProductDetailPresenterContract
    private let environment: any KaimonoProductDetailViewEnvironment

    private(set) lazy var addButton = UIButton.titled(
        String(localized: "Add to cart", bundle: .kaimonoResources, comment: "Adds the product as often as chosen"),
        identifier: "kaimonoProductDetail.add"
    ) { [presenter] in presenter.didTapAddToCart() }
    private(set) lazy var picturesButton = UIButton.titled(
        String(localized: "Pictures", bundle: .kaimonoResources, comment: "Title of a screen"),
        identifier: "kaimonoProductDetail.pictures"
    ) { [presenter] in presenter.didTapPictures() }
    let photoView = FadeInImageView(frame: .zero)
    let priceLabel = UILabel.identified("kaimonoProductDetail.price")
    private(set) lazy var failureBanner = FailureBanner { [presenter] in presenter.didTapRetry() }
    let quantityLabel = UILabel.identified("kaimonoProductDetail.quantity")
    private(set) lazy var fewerButton = UIButton.titled(
        String(localized: "Fewer", bundle: .kaimonoResources, comment: "Buys one piece less"),
        identifier: "kaimonoProductDetail.fewer"
    ) { [weak self] in self?.changeQuantity(by: -1) }
    private(set) lazy var moreButton = UIButton.titled(
        String(localized: "More", bundle: .kaimonoResources, comment: "Buys one piece more"),
        identifier: "kaimonoProductDetail.more"
    ) { [weak self] in self?.changeQuantity(by: 1) }
    private var quantity = 0

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
        title = String(localized: "Product", bundle: .kaimonoResources, comment: "Title of a screen")
        view.backgroundColor = .systemBackground
        view.fill(withColumn: [
            photoView, priceLabel, failureBanner.view, picturesButton,
            UIStackView.row([fewerButton, quantityLabel, moreButton]), addButton,
        ])
        quantityLabel.textAlignment = .center
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
        priceLabel.text = state.isLoading ? .loading : state.product?.price.inYen
        failureBanner.show(state.failure)
        quantity = state.quantity
        quantityLabel.text = state.quantity.formatted()
        quantityLabel.accessibilityLabel = pieces(state.quantity)
        addButton.isEnabled = state.product != nil
    }

    /// A number alone says nothing to those who hear it.
    private func pieces(_ count: Int) -> String {
        String(localized: "\(count) pieces", bundle: .kaimonoResources, comment: "How many are bought, read out")
    }

    private func changeQuantity(by difference: Int) {
        presenter.didChangeQuantity(quantity: quantity + difference)
    }
}
