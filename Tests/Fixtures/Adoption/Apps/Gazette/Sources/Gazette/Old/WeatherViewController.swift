// swift-format-ignore-file
import GazetteUI

/// Comes out of Weather.storyboard, which only the app's own target has.
final class WeatherViewController: UIViewController {
    var city = "" { didSet { title = "Weather in \(city)" } }
}
