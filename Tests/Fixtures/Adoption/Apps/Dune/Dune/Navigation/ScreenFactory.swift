// swift-format-ignore-file

import UIKit

@MainActor
protocol ScreenAssembling: AnyObject {
    func assemble(_ identity: any ScreenIdentity) -> UIViewController
}

final class ScreenFactory: ScreenAssembling {
    let weather: WeatherService

    init(weather: WeatherService) { self.weather = weather }

    func assemble(_ identity: any ScreenIdentity) -> UIViewController {
        switch identity {
        case is CampIdentity:
            CampViewController(weather: weather)
        case let identity as OasisIdentity:
            OasisViewController(id: identity.id, title: identity.title ?? "Oasis")
        case let identity as RouteIdentity:
            RouteViewController(days: identity.days, onEnd: { [weak self] in self?.weather.forget() })
        case let identity as ShareIdentity:
            ShareViewController(text: identity.text)
        case let identity as TabsIdentity:
            makeTabs(identity.tabs.map(assemble))
        default:
            fatalError("unknown identity \(identity)")
        }
    }

    private func makeTabs(_ viewControllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = viewControllers
        return tabs
    }
}
