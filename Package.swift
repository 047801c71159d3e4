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
        .target(name: "Escaping", swiftSettings: strict),
        .target(name: "Diagnostics", dependencies: ["Escaping"], swiftSettings: strict),
        .target(name: "YAMLTree", dependencies: ["CLibYAML", "Diagnostics", "Escaping"], swiftSettings: strict),
        .target(
            name: "SwiftReading",
            dependencies: ["Diagnostics", "Parallelism", swiftParser, swiftSyntax],
            swiftSettings: strict
        ),
        .target(
            name: "SpecReading",
            dependencies: [
                "Diagnostics", "Escaping", "Parallelism", "SwiftReading", "TemplateCatalogue", "YAMLTree",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "ProjectModel",
            dependencies: [
                "Diagnostics", "Parallelism", "SpecReading", "SwiftReading", "TemplateCatalogue",
            ],
            swiftSettings: strict
        ),
        .target(name: "SpecEditing", dependencies: ["Diagnostics", "Escaping", "YAMLTree"], swiftSettings: strict),
        .target(name: "Templating", dependencies: ["Diagnostics"], swiftSettings: strict),
        .target(name: "TemplateCatalogue", dependencies: ["Diagnostics"], swiftSettings: strict),
        .target(name: "Parallelism", swiftSettings: strict),
        .target(
            name: "MockGeneration",
            dependencies: ["Diagnostics", "Escaping", "Parallelism", "SwiftReading", swiftParser, swiftSyntax],
            swiftSettings: strict
        ),
        .target(name: "FileEmission", dependencies: ["Diagnostics", "Parallelism"], swiftSettings: strict),
        .target(
            name: "CodeGeneration",
            dependencies: [
                "Diagnostics", "FileEmission", "MockGeneration", "Parallelism", "ProjectModel", "SpecReading",
                "SwiftReading", "TemplateCatalogue", "Templating", "YAMLTree",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "Linting",
            dependencies: [
                "Diagnostics", "Escaping", "Markup", "Parallelism", "ProjectModel", "SpecReading", "SwiftReading",
                "TemplateCatalogue",
                swiftParser, swiftSyntax,
            ],
            exclude: ["Report/Page"],
            swiftSettings: strict
        ),
        .target(name: "Markup", swiftSettings: strict),
        .target(name: "GraphDrawing", swiftSettings: strict),
        .target(
            name: "SandboxGallery",
            dependencies: ["Escaping", "Markup"],
            exclude: ["Page"],
            swiftSettings: strict
        ),
        .target(
            name: "ProjectGraphs",
            dependencies: [
                "Diagnostics", "Escaping", "GraphDrawing", "Markup", "ProjectModel", "SpecReading", "SwiftReading",
                "TemplateCatalogue",
            ],
            exclude: ["Page"],
            swiftSettings: strict
        ),
        .target(
            name: "Adoption",
            dependencies: ["Diagnostics", "Parallelism", "SwiftReading", "YAMLTree", swiftParser, swiftSyntax],
            swiftSettings: strict
        ),
        .target(
            name: "ScaffoldSync",
            dependencies: ["CodeGeneration", "Diagnostics", "Parallelism", "SwiftReading"],
            swiftSettings: strict
        ),
        .target(
            name: "Pipeline",
            dependencies: [
                "Adoption", "CodeGeneration", "Diagnostics", "Escaping", "FileEmission", "Linting", "MockGeneration",
                "Parallelism", "ProjectModel", "ScaffoldSync", "SpecEditing", "SpecReading", "SwiftReading",
                "TemplateCatalogue", "Templating",
                "YAMLTree",
                .product(name: "Subprocess", package: "swift-subprocess", condition: generator),
                .product(name: "SystemPackage", package: "swift-system", condition: generator),
            ],
            swiftSettings: strict
        ),
        .target(name: "CProcessStart", cSettings: commit),
        .target(
            name: "Commands",
            dependencies: [
                "CProcessStart", "CodeGeneration", "Diagnostics", "FileEmission", "Linting", "MockGeneration",
                "Parallelism", "Pipeline",
                "ProjectGraphs", "ProjectModel", "SandboxGallery", "SpecReading", "SwiftReading", "TemplateCatalogue",
                "YAMLTree",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: generator),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "vipergen",
            dependencies: ["CProcessStart", "Commands", "Diagnostics", "Pipeline"],
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
            dependencies: ["COwnThread", "Commands", "Parallelism", "Pipeline", "TestSupport", "vipergen"],
            path: "Tests/Support/CommandTestSupport",
            swiftSettings: strict
        ),
        .target(
            name: "SpecTestSupport",
            dependencies: ["Diagnostics", "ProjectModel", "SpecReading", "SwiftReading", "TemplateCatalogue"],
            path: "Tests/Support/SpecTestSupport",
            swiftSettings: strict
        ),
        .testTarget(
            name: "EscapingTests",
            dependencies: [
                "Diagnostics", "Escaping", "SpecEditing", "TestSupport", "YAMLTree", swiftParser, swiftSyntax,
            ],
            swiftSettings: strict
        ),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
        .testTarget(name: "YAMLTreeTests", dependencies: ["Diagnostics", "YAMLTree"], swiftSettings: strict),
        .testTarget(
            name: "SwiftReadingTests",
            dependencies: ["SwiftReading", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SpecReadingTests",
            dependencies: [
                "Diagnostics", "Escaping", "ProjectModel", "SpecReading", "SpecTestSupport", "SwiftReading",
                "TemplateCatalogue", "TestSupport",
                "YAMLTree",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ProjectModelTests",
            dependencies: [
                "Diagnostics", "ProjectModel", "SpecReading", "SpecTestSupport", "SwiftReading", "TestSupport",
                "YAMLTree",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SpecEditingTests",
            dependencies: ["Diagnostics", "SpecEditing", "YAMLTree"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "FileEmissionTests",
            dependencies: ["Diagnostics", "FileEmission", "Parallelism", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "MockGenerationTests",
            dependencies: ["Diagnostics", "MockGeneration", "SwiftReading", "TestSupport"],
            exclude: ["AutoMockableApp", "Features"],
            swiftSettings: strict
        ),
        .testTarget(name: "ParallelismTests", dependencies: ["Parallelism"], swiftSettings: strict),
        .testTarget(name: "ViperRuntimeTests", dependencies: ["ViperRuntime"], swiftSettings: strict),
        .testTarget(
            name: "ViperTestingTests",
            dependencies: ["ViperIssues", "ViperRuntime", "ViperTesting"],
            swiftSettings: strict
        ),
        .testTarget(name: "ViperImagesTests", dependencies: ["ViperImages", "ViperRuntime"], swiftSettings: strict),
        .testTarget(
            name: "TemplateCatalogueTests",
            dependencies: ["Diagnostics", "TemplateCatalogue", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "TemplatingTests",
            dependencies: ["Diagnostics", "Parallelism", "Templating"],
            exclude: ["Cases"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CodeGenerationTests",
            dependencies: [
                "CodeGeneration", "CommandTestSupport", "Diagnostics", "FileEmission", "MockGeneration",
                "ProjectModel", "SpecReading",
                "SwiftReading",
                "TemplateCatalogue",
                "Templating", "TestSupport", "YAMLTree", swiftSyntax,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "LintingTests",
            dependencies: [
                "CodeGeneration", "Diagnostics", "Linting", "ProjectModel", "SpecReading", "SwiftReading",
                "TestSupport",
            ],
            swiftSettings: strict
        ),
        .testTarget(name: "GraphDrawingTests", dependencies: ["GraphDrawing", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "AdoptionTests",
            dependencies: ["Adoption", "Diagnostics", "TestSupport"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ScaffoldSyncTests",
            dependencies: [
                "CodeGeneration", "Diagnostics", "ProjectModel", "ScaffoldSync", "SpecReading", "SwiftReading",
                "TestSupport",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CommandsTests",
            dependencies: [
                "Commands", "CommandTestSupport", "Diagnostics", "FileEmission", "Linting", "MockGeneration",
                "Parallelism", "Pipeline",
                "ProjectModel", "SpecReading", "Templating", "TestSupport", "YAMLTree",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: generator),
            ],
            swiftSettings: strict
        ),
    ]
)
