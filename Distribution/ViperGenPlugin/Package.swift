// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "ViperGenPlugin",
    products: [.plugin(name: "ViperGen", targets: ["ViperGen"])],
    targets: [
        .plugin(
            name: "ViperGen",
            capability: .command(
                intent: .custom(verb: "vipergen", description: "Runs vipergen on this package."),
                permissions: [.writeToPackageDirectory(reason: "It writes what it generates from specs.")]
            ),
            dependencies: ["ViperGenBinary"]
        ),
        // Called differently from the target that builds it: both are in the graph of an app that uses ViperRuntime.
        .binaryTarget(name: "ViperGenBinary", path: "vipergen.artifactbundle"),
    ]
)
