// swift-tools-version: 6.2
// swift-format-ignore-file
import PackageDescription

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Ledger",
    targets: [
        .target(name: "LedgerUIKit", swiftSettings: mainActor),
        .target(name: "Ledger", dependencies: ["LedgerUIKit"], swiftSettings: mainActor),
        .testTarget(name: "LedgerTests", dependencies: ["Ledger", "LedgerUIKit"], swiftSettings: mainActor),
    ]
)
