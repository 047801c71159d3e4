// swift-tools-version: 6.0
// swift-format-ignore-file

import PackageDescription

let package = Package(
    name: "Larder",
    targets: [
        .target(name: "HeadlessUI", path: "HeadlessUI"),
        .target(name: "Larder", dependencies: ["HeadlessUI"], path: "Larder"),
        .testTarget(name: "LarderTests", dependencies: ["HeadlessUI", "Larder"], path: "LarderTests"),
    ],
    swiftLanguageModes: [.v5]
)
