// swift-tools-version: 6.2
// swift-format-ignore-file
import PackageDescription

let runtime: Target.Dependency = .product(name: "ViperRuntime", package: "ViperGen")
let testing: Target.Dependency = .product(name: "ViperTesting", package: "ViperGen")

let package = Package(
    name: "Gazette",
    platforms: [.iOS(.v16), .macOS(.v14)],
    products: [.library(name: "Gazette", targets: ["Gazette"])],
    dependencies: [
        .package(name: "ViperGen", path: "../..", traits: [])
    ],
    targets: [
        .target(name: "GazetteOld"),
        .target(name: "GazetteUI", dependencies: [runtime]),
        .target(name: "GazetteCore", dependencies: ["GazetteUI", runtime]),
        .target(name: "ExtrasInterface", dependencies: ["GazetteCore", runtime]),
        .target(name: "Extras", dependencies: ["ExtrasInterface", "GazetteCore", runtime]),
        .testTarget(name: "ExtrasTests", dependencies: ["Extras", "ExtrasInterface", "GazetteCore", runtime, testing]),
        .target(name: "GazetteInterface", dependencies: ["GazetteCore", runtime]),
        .target(
            name: "Gazette",
            dependencies: [
                "GazetteCore", "GazetteOld", "GazetteUI", runtime,
                "Extras", "ExtrasInterface", "GazetteInterface",
            ],
            resources: [.process("Old/Weather.storyboard")]
        ),
        .testTarget(
            name: "GazetteTests",
            dependencies: [
                "Gazette", "GazetteCore", "GazetteUI", runtime, testing,
                "Extras", "ExtrasInterface", "GazetteInterface",
            ]
        ),
    ],
    swiftLanguageModes: [.v5]
)
