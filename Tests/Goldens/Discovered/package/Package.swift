// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Depot",
    targets: [
        .target(name: "DepotCore", path: "Core"),
        .target(name: "Harbour", dependencies: ["DepotCore"], path: "Harbour"),
        .executableTarget(name: "Depot", dependencies: ["DepotCore", "Harbour"], path: "Depot"),
    ]
)
