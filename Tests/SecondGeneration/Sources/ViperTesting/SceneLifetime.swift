public import Foundation
import ViperIssues
@_spi(Testing) public import ViperRuntime

/// Whether a scene goes when its screen does.
@MainActor public enum SceneLifetime {
    private static let others = [
        "ViperRuntime.", "ViperHeadless.", "Swift.", "Foundation", "UIKit", "SwiftUI", "NS", "__C", "_",
    ]

    private struct Part {
        let name: String
        let isContext: Bool
        weak var object: AnyObject?
    }

    /// Records an issue of the running test that names what outlives its screen.
    ///
    /// For example: `await SceneLifetime.check { ShopDetailViewBuilder.build(with: .init(shopID: 1), environment: environment) }`.
    public static func check(
        file: StaticString = #fileID,
        line: UInt = #line,
        _ make: () -> UIViewController
    ) async {
        let survivors = await survivors(of: make)
        if !survivors.isEmpty {
            let message = "\(survivors.joined(separator: ", ")) is still there when the screen has gone"
            IssueReport.record(message, file: file, line: line)
        }
    }

    /// The types of the parts of a scene that are still there when its screen was loaded and dropped, with its loads under
    /// way. What the environment keeps is no part of the scene.
    ///
    /// - Parameters:
    ///   - patience: How long they have to go, in seconds.
    ///   - make: Builds the scene.
    public static func survivors(patience: TimeInterval = 2, of make: () -> UIViewController) async -> [String] {
        let parts = parts(of: make)
        guard parts.contains(where: \.isContext) else { return ["no scene was found"] }
        let deadline = ProcessInfo.processInfo.systemUptime + patience
        while parts.contains(where: { $0.object != nil }), ProcessInfo.processInfo.systemUptime < deadline {
            try? await Task.sleep(nanoseconds: 1_000_000)
        }
        return parts.filter { $0.object != nil }.map(\.name).sorted()
    }

    private static func parts(of make: () -> UIViewController) -> [Part] {
        let screen = HeldLoads.$areHeld.withValue(true) {
            let screen = make()
            screen.loadViewIfNeeded()
            screen.viewWillAppear(false)
            return screen
        }
        let objects = ObjectGraph(from: screen).objects
        let environments = objects.filter { $0 is any SceneEnvironment }
        let kept = Set(environments.flatMap { ObjectGraph(from: $0).objects }.map(ObjectIdentifier.init))
        return objects.filter { !kept.contains(ObjectIdentifier($0)) && isPart($0) }.map {
            Part(name: String(reflecting: type(of: $0)), isContext: $0 is any SceneWork, object: $0)
        }
    }

    /// Not the system's or the runtime's.
    private static func isPart(_ object: AnyObject) -> Bool {
        if object is UIViewController || object is any SceneWork { return true }
        let name = String(reflecting: type(of: object))
        return !others.contains { name.hasPrefix($0) }
    }
}
