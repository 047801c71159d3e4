// swift-format-ignore-file
import GazetteUI

/// Comes out of Weather.storyboard.
final class WeatherViewController: UIViewController {
    var city = "" { didSet { title = "Weather in \(city)" } }
}
