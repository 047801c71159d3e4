// swift-format-ignore-file
import UIKit

public struct Bird: Sendable {
    public var name: String
    public init(name: String) { self.name = name }
}

public final class SongViewController: UIViewController {
    public let bird: Bird

    init(bird: Bird) {
        self.bird = bird
        super.init()
    }
}

@MainActor
public enum SongModule {
    public static func build(for bird: Bird) -> UIViewController { SongViewController(bird: bird) }
}

@MainActor
public enum FeatherModule {
    static func build(bird: Bird) -> UIViewController { UIViewController() }
}
