// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Modules whose public protocols are mocked, by package. `make mock-corpus` fills `Sources` and builds what is there.
let corpus: [(package: String, url: String, version: Version, modules: [(name: String, product: String)])] = [
    ("swift-log", "https://github.com/apple/swift-log", "1.16.2", [("Logging", "Logging")]),
    ("swift-metrics", "https://github.com/apple/swift-metrics", "2.13.0", [("CoreMetrics", "CoreMetrics")]),
    (
        "swift-nio", "https://github.com/apple/swift-nio", "2.101.2",
        [("NIOCore", "NIOCore"), ("NIOPosix", "NIOPosix"), ("NIOHTTP1", "NIOHTTP1")]
    ),
    (
        "async-http-client", "https://github.com/swift-server/async-http-client", "1.37.0",
        [("AsyncHTTPClient", "AsyncHTTPClient")]
    ),
    (
        "hummingbird", "https://github.com/hummingbird-project/hummingbird", "2.28.1",
        [("HummingbirdCore", "HummingbirdCore"), ("Hummingbird", "Hummingbird")]
    ),
    ("GRDB.swift", "https://github.com/groue/GRDB.swift", "7.10.0", [("GRDB", "GRDB")]),
    (
        "swift-service-lifecycle", "https://github.com/swift-server/swift-service-lifecycle", "2.13.0",
        [("ServiceLifecycle", "ServiceLifecycle")]
    ),
    (
        "swift-distributed-tracing", "https://github.com/apple/swift-distributed-tracing", "1.7.3",
        [("Tracing", "Tracing")]
    ),
    (
        "swift-argument-parser", "https://github.com/apple/swift-argument-parser", "1.8.2",
        [("ArgumentParser", "ArgumentParser")]
    ),
    ("swift-syntax", "https://github.com/swiftlang/swift-syntax", "603.0.1", [("SwiftSyntax", "SwiftSyntax")]),
]

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Sources")

let package = Package(
    name: "MockCorpus",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "ViperGen", path: "../../..", traits: [])]
        + corpus.map { .package(url: $0.url, from: $0.version) },
    targets: corpus.flatMap { entry in
        entry.modules.filter { module in
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(module.name).path)
        }.map { module in
            .target(
                name: "\(module.name)Mocks",
                dependencies: [
                    .product(name: module.product, package: entry.package),
                    .product(name: "ViperTesting", package: "ViperGen"),
                ],
                path: "Sources/\(module.name)"
            )
        }
    }
)
