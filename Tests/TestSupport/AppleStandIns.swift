import Foundation

/// Apple's frameworks, and RxSwift, as declarations to type-check against: `Tests/AppleChecks`, compiled.
///
/// With their folder in the search path `canImport(UIKit)` holds, so that the runtime has to be compiled with them too.
public struct AppleStandIns: Sendable {
    /// Dependencies first.
    public static let modules = [
        "DeveloperToolsSupport", "UIKit", "SafariServices", "Combine", "SwiftUI", "RxSwift", "RxRelay", "RxCocoa",
    ]

    /// Where there is the real thing, the stand-ins would only be in its way.
    public static var areNeeded: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    private let products: TemporaryFolder
    private let macros: URL

    /// Compiles them as an app sees them that runs on this version of iOS: without what is newer.
    public init(iOS version: Int) async throws {
        products = try TemporaryFolder()
        macros = products.url.appendingPathComponent("libPreviewMacro.so")
        try await compileMacros()
        for module in Self.modules { try await compile(module, iOS: version) }
    }

    /// What a module needs to be compiled against them. Previews are in debug builds only.
    public var flags: [String] { ["-I", products.url.path, "-load-plugin-library", macros.path, "-D", "DEBUG"] }

    public struct Broken: Error {
        public var module: String
        public var output: String
    }

    private func compileMacros() async throws {
        guard let libraries = Toolchain.hostLibraries?.path else {
            throw Broken(module: "PreviewMacro", output: "no lib/swift/host beside a swiftc of the PATH")
        }
        let source = Repository.appleChecks.appendingPathComponent("PreviewMacro/PreviewMacro.swift")
        let run = try await Tool.run(
            "swiftc",
            ["-emit-library", "-o", macros.path, "-module-name", "PreviewMacro", "-parse-as-library"]
                + ["-swift-version", "6", "-I", libraries, "-L", libraries, "-lSwiftSyntax", "-lSwiftSyntaxMacros"]
                + [source.path]
        )
        if !run.succeeded { throw Broken(module: "PreviewMacro", output: run.everything) }
    }

    private func compile(_ module: String, iOS version: Int) async throws {
        let folder = Repository.appleChecks.appendingPathComponent("StandIns/\(module)")
        let sources = try FileTree.read(folder).keys.sorted().map { folder.appendingPathComponent($0).path }
        let output = products.url.appendingPathComponent("\(module).swiftmodule").path
        let run = try await Tool.run(
            "swiftc",
            ["-emit-module", "-emit-module-path", output, "-module-name", module, "-wmo", "-parse-as-library"]
                + ["-warnings-as-errors"] + SwiftPackageCompiler.Mode.swift6WithFeatures.flags + flags
                + Self.availability(iOS: version) + sources
        )
        if !run.succeeded { throw Broken(module: module, output: run.everything) }
    }

    /// A flag for each version, since availability isn't checked on Linux.
    private static func availability(iOS version: Int) -> [String] {
        version < 16 ? [] : (16...version).flatMap { ["-D", "IOS_\($0)"] }
    }
}
