// swift-format-ignore-file
import ExtrasInterface
import GazetteCore
import GazetteUI

/// Starts the app, and follows links into it.
@MainActor
final class AppCoordinator {
    let session: Session
    let navigation: UINavigationController

    init(session: Session) {
        self.session = session
        navigation = UINavigationController(rootViewController: session.open(Pages.FrontPageDescriptor()))
    }

    /// "gazette:article/17", as in newsletters since 2015.
    func follow(_ link: String) {
        let parts = link.drop { $0 != ":" }.dropFirst().split(separator: "/").map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("article", let id?): push(session.open(Pages.ArticleDescriptor(articleID: Int(id) ?? 0)))
        case ("author", let name?): push(session.open(Pages.AuthorDescriptor(name: name)))
        case ("weather", let city?): push(session.open(Pages.WeatherDescriptor(city: city)))
        case ("quiz", let day?): push(session.open(Pages.QuizDescriptor(day: Int(day) ?? 0)))
        case ("gallery", _):
            navigation.present(session.open(Pages.GalleryDescriptor(captions: ["Today"])), animated: true)
        default: session.tracking.track("dead link \(link)")
        }
    }

    private func push(_ page: UIViewController) { navigation.pushViewController(page, animated: false) }
}
