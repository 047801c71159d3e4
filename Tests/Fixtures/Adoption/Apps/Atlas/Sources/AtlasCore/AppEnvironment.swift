// swift-format-ignore-file
import UIKit

public protocol PlaceService {
    func name(ofPlace id: Int) -> String
}

/// All that screens may use, made once when the app starts.
@MainActor
public final class AppEnvironment {
    public let places: any PlaceService
    public private(set) var opened: [String] = []

    public init(places: any PlaceService) {
        self.places = places
    }

    public func log(_ name: String) {
        opened.append(name)
    }
}
