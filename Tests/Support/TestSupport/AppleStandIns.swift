import Foundation

/// Apple's frameworks, and RxSwift, as declarations to type-check against: `Tests/Support/AppleChecks`, compiled.
///
/// With their folder in the search path `canImport(UIKit)` holds, so that the runtime has to be compiled with them too.
public struct AppleStandIns: Sendable {
    /// Dependencies first.
    public static let modules = [
        "CoreGraphics", "DeveloperToolsSupport", "os", "ImageIO", "UIKit", "SafariServices", "WebKit", "Combine",
        "SwiftUI", "RxSwift", "RxRelay", "RxCocoa",
    ]

    /// What a Mac has of them: SwiftUI and Combine without UIKit, so that screens are the headless ones.
    static let modulesOfMacOS = ["CoreGraphics", "DeveloperToolsSupport", "os", "ImageIO", "Combine", "SwiftUI"]

    /// Where there is the real thing, the stand-ins would only be in its way.
    public static var areNeeded: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    private let products: URL
    private let macros: URL
    private let isMac: Bool

    /// A source for each module that is compiled against them: what Foundation has on Linux and not on iOS is unavailable.
    public var absences: [String] {
        isMac ? [] : [Repository.appleChecks.appendingPathComponent("Absences/Absences.swift").path]
    }

    /// What a program is linked with; empty if they aren't linkable.
    public let objects: [String]

    /// Those of an app that runs on this version of iOS: without what is newer. They are compiled once.
    public static func iOS(_ version: Int) async throws -> AppleStandIns {
        try await Compilations.shared.standIns(iOS: version, modules: modules, linkable: false)
    }

    /// What SwiftUI views need, so that a program can be made of views: their bodies can be asked for.
    public static func linkable(iOS version: Int) async throws -> AppleStandIns {
        let modules = ["CoreGraphics", "DeveloperToolsSupport", "UIKit", "Combine", "SwiftUI"]
        return try await Compilations.shared.standIns(iOS: version, modules: modules, linkable: true)
    }

    /// Those of a package that is built on macOS 14, which came with iOS 17.
    public static func macOS14() async throws -> AppleStandIns {
        try await Compilations.shared.standIns(iOS: 17, modules: modulesOfMacOS, linkable: false)
    }

    private init(iOS version: Int, modules: [String], linkable: Bool, macros: URL) async throws {
        isMac = !modules.contains("UIKit")
        let kind = (linkable ? "-linkable" : "") + (isMac ? "-macOS" : "")
        let products = ProcessFolder.url.appendingPathComponent("iOS\(version)\(kind)")
        try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
        self.products = products
        self.macros = macros
        objects = linkable ? modules.map { products.appendingPathComponent("\($0).o").path } : []
        for module in modules { try await compile(module, iOS: version) }
    }

    /// Each kind of them that a test has asked for.
    private actor Compilations {
        static let shared = Compilations()

        private var macros: Task<URL, any Error>?
        private var standIns: [String: Task<AppleStandIns, any Error>] = [:]

        func standIns(iOS version: Int, modules: [String], linkable: Bool) async throws -> AppleStandIns {
            let macros = macros ?? Task { try await AppleStandIns.compileMacros() }
            self.macros = macros
            let key = "\(version) \(modules) \(linkable)"
            let compilation =
                standIns[key]
                ?? Task {
                    try await AppleStandIns(iOS: version, modules: modules, linkable: linkable, macros: macros.value)
                }
            standIns[key] = compilation
            return try await compilation.value
        }
    }

    /// What a module needs to be compiled against them. Previews are in debug builds only.
    public var flags: [String] { ["-I", products.path, "-load-plugin-library", macros.path] }

    public struct Broken: Error {
        public var module: String
        public var output: String
    }

    private static func compileMacros() async throws -> URL {
        guard let libraries = Toolchain.hostLibraries?.path else {
            throw Broken(module: "PreviewMacro", output: "no lib/swift/host beside a swiftc of the PATH")
        }
        try FileManager.default.createDirectory(at: ProcessFolder.url, withIntermediateDirectories: true)
        let macros = ProcessFolder.url.appendingPathComponent("libPreviewMacro.so")
        let source = Repository.appleChecks.appendingPathComponent("PreviewMacro/PreviewMacro.swift")
        let run = try await Tool.run(
            "swiftc",
            ["-emit-library", "-o", macros.path, "-module-name", "PreviewMacro", "-parse-as-library"]
                + ["-swift-version", "6", "-I", libraries, "-L", libraries, "-lSwiftSyntax", "-lSwiftSyntaxMacros"]
                + [source.path]
        )
        if !run.succeeded { throw Broken(module: "PreviewMacro", output: run.everything) }
        return macros
    }

    private func compile(_ module: String, iOS version: Int) async throws {
        let folder = Repository.appleChecks.appendingPathComponent("StandIns/\(module)")
        let sources = try FileTree.read(folder).keys.sorted().map { folder.appendingPathComponent($0).path }
        let output = products.appendingPathComponent("\(module).swiftmodule").path
        let object = objects.isEmpty ? [] : ["-emit-object", "-o", output.replacing(".swiftmodule", with: ".o")]
        let run = try await Tool.run(
            "swiftc",
            ["-emit-module", "-emit-module-path", output, "-module-name", module, "-wmo", "-parse-as-library"]
                + object + ["-warnings-as-errors"] + SwiftPackageCompiler.Mode.swift6WithFeatures.flags + flags
                + Self.availability(iOS: version) + sources
        )
        if !run.succeeded { throw Broken(module: module, output: run.everything) }
    }

    /// A flag for each version, since availability isn't checked on Linux.
    private static func availability(iOS version: Int) -> [String] {
        version < 16 ? [] : (16...version).flatMap { ["-D", "IOS_\($0)"] }
    }
}
