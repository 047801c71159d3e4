// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Atlas",
    products: [.library(name: "Atlas", targets: ["Atlas"])],
    targets: [
        .target(name: "UIKit"),
        .target(name: "AtlasCore", dependencies: ["UIKit"]),
        .target(name: "Atlas", dependencies: ["AtlasCore", "UIKit"]),
        .testTarget(name: "AtlasTests", dependencies: ["Atlas", "AtlasCore", "UIKit"]),
    ]
)
