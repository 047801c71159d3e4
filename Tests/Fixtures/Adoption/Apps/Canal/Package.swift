// swift-tools-version: 6.0
// swift-format-ignore-file
import PackageDescription

let package = Package(
    name: "Canal",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "BoaterApp", targets: ["BoaterApp"]),
        .library(name: "KeeperApp", targets: ["KeeperApp"]),
    ],
    targets: [
        .target(name: "CanalCore"),
        .target(name: "Locks", dependencies: ["CanalCore"]),
        .target(name: "BoaterApp", dependencies: ["CanalCore", "Locks"], path: "Apps/Boater"),
        .target(name: "KeeperApp", dependencies: ["CanalCore", "Locks"], path: "Apps/Keeper"),
    ]
)
