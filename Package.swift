// swift-tools-version: 6.2
import PackageDescription

/// What only the generator needs. An app that depends on `ViperRuntime` alone turns the trait off
/// (`traits: []`) and then resolves, clones and builds none of it.
let generator: TargetDependencyCondition? = .when(traits: ["Generator"])

/// Where there is no UIKit, the runtime has its own, which tells the running test of misuses.
let headless: TargetDependencyCondition? = .when(platforms: [.linux, .macOS, .windows, .android, .openbsd, .wasi])

let swiftParser: Target.Dependency = .product(name: "SwiftParser", package: "swift-syntax", condition: generator)
let swiftSyntax: Target.Dependency = .product(name: "SwiftSyntax", package: "swift-syntax", condition: generator)

/// Warnings stop this project's CI, and nobody else's build.
let warnings: [SwiftSetting] =
    Context.environment["VIPERGEN_WARNINGS_AS_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]

let strict: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ] + warnings

/// What `vipergen --version` says of the sources: the Makefile knows the commit. Another one compiles one file anew.
let commit: [CSetting] =
    Context.environment["VIPERGEN_COMMIT"].map { text in
        let plain = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || " .-_/".contains($0)) }
        return plain.isEmpty ? [] : [.define("VIPERGEN_COMMIT", to: "\"\(plain)\"")]
    } ?? []

let package = Package(
    name: "ViperGen",
    platforms: [.macOS(.v14), .iOS(.v15)],
    products: [
        .executable(name: "vipergen", targets: ["vipergen"]),
        .library(name: "ViperRuntime", targets: ["ViperRuntime"]),
        .library(name: "ViperTesting", targets: ["ViperTesting"]),
        .library(name: "ViperImages", targets: ["ViperImages"]),
    ],
    traits: [
        .trait(name: "Generator", description: "Builds the vipergen command and what it stands on."),
        .default(enabledTraits: ["Generator"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        // Without its trait for Foundation, which would bring ICU's tables into the binary.
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "Basics", swiftSettings: strict),
        .target(name: "YAMLTree", dependencies: ["Basics", "CLibYAML"], swiftSettings: strict),
        .target(name: "SwiftReading", dependencies: ["Basics", swiftParser, swiftSyntax], swiftSettings: strict),
        .target(name: "Templating", dependencies: ["Basics"], swiftSettings: strict),
        .target(
            name: "ProjectModel",
            dependencies: ["Basics", "SwiftReading", "Templating", "YAMLTree"],
            swiftSettings: strict
        ),
        .target(
            name: "MockGeneration",
            dependencies: ["Basics", "SwiftReading", swiftParser, swiftSyntax],
            swiftSettings: strict
        ),
        .target(name: "FileEmission", dependencies: ["Basics"], swiftSettings: strict),
        .target(
            name: "CodeGeneration",
            dependencies: [
                "Basics", "FileEmission", "MockGeneration", "ProjectModel", "SwiftReading", "Templating",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "Reporting",
            dependencies: ["Basics", "ProjectModel", "SwiftReading", "Templating", swiftParser, swiftSyntax],
            exclude: ["Linting/Report/Page", "ProjectGraphs/Page", "SandboxGallery/Page"],
            swiftSettings: strict
        ),
        .target(
            name: "Adoption",
            dependencies: ["Basics", "SwiftReading", "YAMLTree", swiftParser, swiftSyntax],
            swiftSettings: strict
        ),
        .target(
            name: "Pipeline",
            dependencies: [
                "Adoption", "Basics", "CodeGeneration", "FileEmission", "MockGeneration", "ProjectModel", "Reporting",
                "SwiftReading", "Templating", "YAMLTree",
                .product(name: "Subprocess", package: "swift-subprocess", condition: generator),
                .product(name: "SystemPackage", package: "swift-system", condition: generator),
            ],
            swiftSettings: strict
        ),
        .target(name: "CProcessStart", cSettings: commit),
        .target(
            name: "Commands",
            dependencies: [
                "Basics", "CProcessStart", "CodeGeneration", "FileEmission", "MockGeneration", "Pipeline",
                "ProjectModel", "Reporting", "SwiftReading", "Templating", "YAMLTree",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: generator),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "vipergen",
            dependencies: ["Basics", "CProcessStart", "Commands", "Pipeline"],
            swiftSettings: strict
        ),
        .target(name: "ViperIssues", swiftSettings: strict),
        .target(
            name: "ViperRuntime",
            dependencies: [.target(name: "ViperIssues", condition: headless)],
            swiftSettings: strict
        ),
        .target(name: "ViperTesting", dependencies: ["ViperIssues", "ViperRuntime"], swiftSettings: strict),
        .target(name: "ViperImages", dependencies: ["ViperRuntime"], swiftSettings: strict),
        .target(
            name: "TestSupport",
            dependencies: [
                .product(name: "Subprocess", package: "swift-subprocess", condition: generator),
                .product(name: "SystemPackage", package: "swift-system", condition: generator),
            ],
            path: "Tests/Support/TestSupport",
            swiftSettings: strict
        ),
        .target(name: "COwnThread", path: "Tests/Support/COwnThread"),
        .target(
            name: "CommandTestSupport",
            dependencies: ["Basics", "COwnThread", "Commands", "Pipeline", "TestSupport", "vipergen"],
            path: "Tests/Support/CommandTestSupport",
            swiftSettings: strict
        ),
        .target(
            name: "SpecTestSupport",
            dependencies: ["Basics", "ProjectModel", "SwiftReading", "Templating"],
            path: "Tests/Support/SpecTestSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "BasicsTests",
            dependencies: ["Basics", "TestSupport", "YAMLTree", swiftParser, swiftSyntax],
            swiftSettings: strict
        ),
        .testTarget(name: "YAMLTreeTests", dependencies: ["Basics", "YAMLTree"], swiftSettings: strict),
        .testTarget(name: "SwiftReadingTests", dependencies: ["SwiftReading", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "TemplatingTests",
            dependencies: ["Basics", "Templating", "TestSupport"],
            exclude: ["Cases"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ProjectModelTests",
            dependencies: [
                "Basics", "ProjectModel", "SpecTestSupport", "SwiftReading", "Templating", "TestSupport", "YAMLTree",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "MockGenerationTests",
            dependencies: ["Basics", "MockGeneration", "SwiftReading", "TestSupport"],
            exclude: ["AutoMockableApp", "Features"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "FileEmissionTests",
            dependencies: ["Basics", "FileEmission", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CodeGenerationTests",
            dependencies: [
                "Basics", "CodeGeneration", "CommandTestSupport", "FileEmission", "MockGeneration", "ProjectModel",
                "SwiftReading",
                "Templating", "TestSupport", "YAMLTree", swiftSyntax,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ReportingTests",
            dependencies: ["Basics", "CodeGeneration", "ProjectModel", "Reporting", "SwiftReading", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "AdoptionTests",
            dependencies: ["Adoption", "Basics", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PipelineTests",
            dependencies: ["Basics", "CommandTestSupport", "FileEmission", "Pipeline", "ProjectModel", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CommandsTests",
            dependencies: [
                "Basics", "Commands", "CommandTestSupport", "FileEmission", "MockGeneration", "Pipeline",
                "ProjectModel", "Reporting", "Templating", "TestSupport", "YAMLTree",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: generator),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ViperRuntimeTests",
            dependencies: ["TestSupport", "ViperRuntime", swiftParser, swiftSyntax],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ViperTestingTests",
            dependencies: ["ViperIssues", "ViperRuntime", "ViperTesting"],
            swiftSettings: strict
        ),
        .testTarget(name: "ViperImagesTests", dependencies: ["ViperImages", "ViperRuntime"], swiftSettings: strict),
    ]
)
