// swift-format-ignore-file
import Foundation
#if canImport(UIKit)
import UIKit
#else
import HeadlessUI
#endif

enum Units: String {
    case metric, imperial
}

final class ProfileViewController: BaseViewController {

    let initials: String

    init(name: String, initials: String) {
        self.initials = initials
        super.init()
        self.title = name
    }
}

final class UnitsViewController: BaseViewController {

    init(units: Units) {
        super.init()
        self.title = units.rawValue
    }
}

final class WebViewController: BaseViewController {

    let url: URL

    init(url: URL, heading: String) {
        self.url = url
        super.init()
        self.title = heading
    }
}

final class HelpTopicsViewController: BaseViewController {

    override init() {
        super.init()
        self.title = "Help"
    }

    static func url(of topic: String) -> URL {
        return URL(fileURLWithPath: "/help/\(topic).html")
    }
}
