// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Components",
    targets: [
        .target(name: "SwiftUI"),
        .target(name: "ViperRuntime"),
        .target(name: "CounterInterface", dependencies: ["ViperRuntime"]),
        .target(name: "BakeryCore", dependencies: ["SwiftUI"]),
        .target(name: "CounterUI", dependencies: ["BakeryCore", "ViperRuntime", "SwiftUI"]),
        .target(name: "Counter", dependencies: ["BakeryCore", "CounterInterface", "ViperRuntime", "SwiftUI"]),
        .testTarget(name: "BakeryTests", dependencies: ["BakeryCore"]),
        .testTarget(name: "CounterTests", dependencies: ["Counter", "CounterUI"]),
    ]
)
