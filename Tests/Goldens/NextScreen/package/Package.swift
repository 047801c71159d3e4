// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Cinema",
    dependencies: [.package(name: "ViperGen", path: "../../../..")],
    targets: [
        .target(name: "Cinema", dependencies: [.product(name: "ViperRuntime", package: "ViperGen")]),
        .testTarget(
            name: "CinemaTests",
            dependencies: [
                "Cinema",
                .product(name: "ViperRuntime", package: "ViperGen"),
                .product(name: "ViperTesting", package: "ViperGen"),
            ]
        ),
    ]
)
