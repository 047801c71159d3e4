// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Components",
    targets: [
        .target(name: "SwiftUI"),
        .target(name: "ViperRuntime"),
        .target(name: "BakeryCore", dependencies: ["SwiftUI"]),
        .target(name: "CounterUI", dependencies: ["BakeryCore", "ViperRuntime", "SwiftUI"]),
        .testTarget(name: "BakeryTests", dependencies: ["BakeryCore"]),
        .testTarget(name: "CounterTests", dependencies: ["CounterUI"]),
    ]
)
