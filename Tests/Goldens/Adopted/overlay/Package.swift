// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Cinema",
    targets: [
        .target(name: "CinemaCore", path: "Core"),
        .executableTarget(name: "Cinema", dependencies: ["CinemaCore"], path: "Cinema"),
    ]
)
