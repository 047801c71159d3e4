// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Aviary",
    targets: [
        .target(name: "UIKit"),
        .target(name: "Birds", dependencies: ["UIKit"]),
        .target(name: "Aviary", dependencies: ["Birds", "UIKit"]),
        .testTarget(name: "AviaryTests", dependencies: ["Aviary", "Birds", "UIKit"]),
    ],
    swiftLanguageModes: [.v6]
)
