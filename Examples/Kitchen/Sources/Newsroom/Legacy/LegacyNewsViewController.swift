import KitchenCore
import ViperRuntime

/// What somebody has written lately. It takes what it shows and what it does as properties, as screens once did.
@MainActor
final class LegacyNewsViewController: UIViewController {
    var authorName = ""
    var onAppear: () -> Void = {}

    private let textLabel = UILabel.identified("news.text")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "News"
        view.backgroundColor = .systemBackground
        textLabel.text = "\(authorName) has written nothing lately."
        view.fill(withColumn: [textLabel])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear()
    }
}
