// swift-format-ignore-file
import Foundation
import GazetteUI

// Was GZSettingsViewController.m until 2017.

/// What the switch and the buttons of the settings call.
final class GZSettingsActions: NSObject {
    private(set) var wantsNews = true

    #if canImport(ObjectiveC)
    @objc
    #endif
    func didToggleNews(_ sender: Any?) { wantsNews.toggle() }
}

final class GZSettingsViewController: PageViewController {
    static let shared = GZSettingsViewController()

    let actions = GZSettingsActions()

    private init() { super.init(title: "Settings") }

    #if canImport(ObjectiveC)
    override func viewDidLoad() {
        super.viewDidLoad()
        let news = UISwitch()
        news.addTarget(actions, action: #selector(GZSettingsActions.didToggleNews(_:)), for: .valueChanged)
        view.addSubview(news)
    }
    #endif
}
