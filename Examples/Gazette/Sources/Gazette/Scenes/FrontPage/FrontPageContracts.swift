// swift-format-ignore-file
import GazetteCore
import GazetteUI

@MainActor
protocol FrontPageView: AnyObject {
    func show(headlines: [String])
}

@MainActor
protocol FrontPagePresenting: AnyObject {
    func viewIsReady()
    func didSelectHeadline(at index: Int)
}

@MainActor
protocol FrontPageRouting: AnyObject {
    func openArticle(id: Int)
}
