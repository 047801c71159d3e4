// swift-format-ignore-file

public import CanalCore
public import UIKit

public final class LockViewController: UIViewController {
    public init(number: Int, depth: Double) {
        super.init(nibName: nil, bundle: nil)
        title = "Lock \(number), \(depth) m"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }
}

@MainActor
public enum FlightBuilder {
    public static func flight(of stop: FlightStop) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = stop.numbers.map { LockViewController(number: $0, depth: 2) }
        return navigation
    }
}
