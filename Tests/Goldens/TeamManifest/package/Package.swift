// swift-tools-version: 6.2
import PackageDescription

/// Written by hand, as one that has more in it than the specs know.
let strict: [SwiftSetting] = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].map {
    .enableUpcomingFeature($0)
}
let runtime: Target.Dependency = .product(name: "ViperRuntime", package: "ViperGen")
let testing: Target.Dependency = .product(name: "ViperTesting", package: "ViperGen")
let rxSwift: Target.Dependency = .product(name: "RxSwift", package: "RxSwift", condition: .when(platforms: [.iOS]))

let package = Package(
    name: "Shelf",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "ShelfKit", type: .static, targets: ["Shelf", "Helpers"])],
    dependencies: [
        .package(url: "https://example.com/viper/ViperGen", from: "1.0.0", traits: []),
        .package(url: "https://github.com/ReactiveX/RxSwift.git", exact: "6.9.0"),
    ],
    targets: [
        .target(name: "Helpers"),
        .target(name: "ShelfCore", dependencies: [runtime], swiftSettings: strict),
        .target(name: "BooksInterface", dependencies: ["ShelfCore", runtime], swiftSettings: strict),
        .target(
            name: "Books",
            dependencies: ["ShelfCore", "BooksInterface", runtime, rxSwift],
            path: "Sources/Books/",
            swiftSettings: strict
        ),
        .testTarget(
            name: "BooksTests",
            dependencies: ["Books", "BooksInterface", "ShelfCore", "Helpers", runtime, testing, rxSwift],
            swiftSettings: strict
        ),
        .target(
            name: "Shelf",
            dependencies: ["Books", "BooksInterface", "ShelfCore", "Helpers", runtime],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "ShelfHeadless",
            dependencies: ["Shelf", runtime, testing],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ShelfTests",
            dependencies: ["Shelf", "Books", "BooksInterface", "ShelfCore", runtime, testing],
            swiftSettings: strict
        ),
    ]
)
