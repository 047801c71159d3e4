// swift-format-ignore-file
import GazetteCore
import GazetteUI

final class PaywallViewController: PageViewController {
    let isNeeded: Bool

    init(article: Article?, accounts: Accounts) {
        isNeeded = article?.isPaid == true && !accounts.isSubscriber
        super.init(title: article.map { "Read on: \($0.headline)" } ?? "Subscribe")
    }
}
