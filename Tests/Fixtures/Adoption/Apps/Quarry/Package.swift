// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Quarry",
    targets: [
        .target(name: "UIKit"),
        .target(name: "Quarry", dependencies: ["UIKit"]),
        .testTarget(name: "QuarryTests", dependencies: ["Quarry", "UIKit"]),
    ],
    swiftLanguageModes: [.v5]
)
