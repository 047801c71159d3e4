// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Ember",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Ember", targets: ["Ember"])],
    targets: [
        .target(name: "EmberCore"),
        .target(name: "Ember", dependencies: ["EmberCore"]),
    ]
)
