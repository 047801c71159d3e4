// swift-format-ignore-file

import UIKit

final class WeatherService {
    private var days: [Int] = []

    func forget() { days = [] }
}

final class CampViewController: UIViewController {
    let weather: WeatherService

    init(weather: WeatherService) {
        self.weather = weather
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class OasisViewController: UIViewController {
    init(id: UUID, title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class RouteViewController: UIViewController {
    let onEnd: () -> Void

    init(days: [Int], onEnd: @escaping () -> Void) {
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class ShareViewController: UIViewController {
    init(text: String) {
        super.init(nibName: nil, bundle: nil)
        title = text
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
