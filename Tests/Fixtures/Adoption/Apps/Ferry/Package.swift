// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Ferry",
    products: [
        .library(name: "FerryApp", targets: ["FerryApp"]),
    ],
    targets: [
        .target(name: "UIKit"),
        .target(name: "FerryKit", dependencies: ["UIKit"]),
        .target(name: "FerryScreens", dependencies: ["FerryKit", "UIKit"]),
        .target(name: "FerryApp", dependencies: ["FerryKit", "FerryScreens", "UIKit"]),
        .testTarget(name: "FerryAppTests", dependencies: ["FerryApp", "FerryKit", "FerryScreens", "UIKit"]),
    ]
)
