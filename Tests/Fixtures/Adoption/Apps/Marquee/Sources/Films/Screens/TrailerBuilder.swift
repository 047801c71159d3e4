// swift-format-ignore-file
import MarqueeCore
import UIKit

public struct TrailerCredentials: Sendable {
    public let token: String

    public init(token: String) {
        self.token = token
    }
}

@MainActor
public enum TrailerBuilder {
    public static func build(
        filmID: Int,
        autoplays: Bool,
        credentials: TrailerCredentials
    ) -> UIViewController {
        let controller = UIViewController()
        controller.title = "Trailer \(filmID), \(autoplays ? "playing" : "paused"), \(credentials.token)"
        return controller
    }
}
