// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Nesting",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Nesting", targets: ["Nesting"])],
    targets: [
        .target(name: "NestingKit"),
        .target(name: "Nesting", dependencies: ["NestingKit"]),
    ]
)
