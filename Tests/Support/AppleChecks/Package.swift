// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that nobody who uses ViperGen resolves it. It is there for editors: what the tests compile,
/// and how, is in `Tests/Support/TestSupport/AppleStandIns.swift`.
let settings: [SwiftSetting] = [
    .define("IOS_16"),
    .define("IOS_17"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func standIn(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, path: "StandIns/\(name)", swiftSettings: settings)
}

let package = Package(
    name: "AppleChecks",
    targets: [
        standIn("CoreGraphics"),
        standIn("DeveloperToolsSupport"),
        standIn("ImageIO", "CoreGraphics"),
        standIn("UIKit", "CoreGraphics", "DeveloperToolsSupport"),
        standIn("SafariServices", "UIKit"),
        standIn("WebKit", "UIKit"),
        standIn("Combine"),
        standIn("SwiftUI", "Combine", "DeveloperToolsSupport", "UIKit"),
        standIn("RxSwift"),
        standIn("RxRelay", "RxSwift"),
        standIn("RxCocoa", "RxRelay", "RxSwift"),
    ]
)
