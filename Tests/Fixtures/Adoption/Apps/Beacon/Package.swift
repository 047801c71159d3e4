// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Beacon",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Beacon", targets: ["Beacon"])],
    targets: [
        .target(name: "BeaconScreens"),
        .target(name: "Beacon", dependencies: ["BeaconScreens"]),
    ]
)
