// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Dune",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Dune", targets: ["Dune"])],
    targets: [
        .target(name: "Dune", path: "Dune"),
    ]
)
