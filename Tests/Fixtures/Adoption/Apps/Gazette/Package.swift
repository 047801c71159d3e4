// swift-tools-version: 6.2
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Gazette",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [.library(name: "Gazette", targets: ["Gazette"])],
    dependencies: [
        // UIKit for the tests on Linux.
        .package(name: "ViperGen", path: "../..", traits: [])
    ],
    targets: [
        .target(name: "GazetteOld"),
        .target(name: "GazetteUI", dependencies: [.product(name: "ViperRuntime", package: "ViperGen")]),
        .target(name: "GazetteCore", dependencies: ["GazetteUI"]),
        .target(
            name: "Gazette",
            dependencies: ["GazetteCore", "GazetteOld", "GazetteUI"],
            resources: [.process("Old/Weather.storyboard")]
        ),
        .testTarget(name: "GazetteTests", dependencies: ["Gazette", "GazetteCore", "GazetteUI"]),
    ],
    swiftLanguageModes: [.v5]
)
