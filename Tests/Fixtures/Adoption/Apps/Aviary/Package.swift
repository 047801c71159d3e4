// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Aviary",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Aviary", targets: ["Aviary"])],
    targets: [
        .target(name: "AviaryKit"),
        .target(name: "Aviary", dependencies: ["AviaryKit"]),
    ]
)
