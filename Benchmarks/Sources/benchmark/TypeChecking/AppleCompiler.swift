import Foundation

/// The compiler, with what stands in for Apple's frameworks in its search path: on Linux, SwiftUI's branches would be skipped otherwise.
struct AppleCompiler {
    /// The checkout of ViperGen.
    let checkout: URL
    /// Where compiled modules are put.
    let folder: URL

    /// Compiles the stand-ins and the libraries that emitted code stands on.
    func compileLibraries() throws {
        try compileMacros()
        let standIns = ["CoreGraphics", "DeveloperToolsSupport", "os", "ImageIO", "UIKit", "SafariServices", "WebKit"]
        for name in standIns + ["Combine", "SwiftUI"] {
            try emit(name, checks.appendingPathComponent("StandIns/\(name)"))
        }
        for name in ["ViperIssues", "ViperRuntime", "ViperTesting", "ViperImages"] {
            try emit(name, checkout.appendingPathComponent("Sources/\(name)"))
        }
    }

    func emit(_ module: String, _ sources: URL) throws {
        let output = folder.appendingPathComponent("\(module).swiftmodule").path
        let command = try ["swiftc", "-emit-module", "-emit-module-path", output] + arguments(module, sources)
        _ = try Shell.output(of: command, in: folder)
    }

    /// One process that type-checks modules one after the other.
    func typeCheck(_ modules: [PackageModules.Module]) throws -> MeasuredProcess {
        let commands = try modules.map { module in
            (["swiftc", "-typecheck"] + (try arguments(module.name, module.folder))).map { "'\($0)'" }
                .joined(separator: " ")
        }
        return MeasuredProcess(command: ["sh", "-c", commands.joined(separator: " && ")])
    }

    private var checks: URL { checkout.appendingPathComponent("Tests/Support/AppleChecks") }

    private var macros: String { folder.appendingPathComponent("libPreviewMacro.so").path }

    private func arguments(_ module: String, _ sources: URL) throws -> [String] {
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { sources.appendingPathComponent($0).path }
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        return ["-module-name", module, "-wmo", "-parse-as-library", "-enable-testing", "-swift-version", "6"]
            + features.flatMap { ["-enable-upcoming-feature", $0] }
            + ["-package-name", "measured", "-D", "DEBUG", "-D", "IOS_16", "-D", "IOS_17"]
            + ["-I", folder.path, "-load-plugin-library", macros] + files
    }

    /// `#Preview` is a macro; this is the stand-in's.
    private func compileMacros() throws {
        let compiler = try Shell.output(of: ["sh", "-c", "readlink -f \"$(command -v swiftc)\""], in: folder)
        let libraries = URL(fileURLWithPath: compiler.trimmingCharacters(in: .whitespacesAndNewlines))
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
        let source = checks.appendingPathComponent("PreviewMacro/PreviewMacro.swift").path
        _ = try Shell.output(
            of: ["swiftc", "-emit-library", "-o", macros, "-module-name", "PreviewMacro", "-parse-as-library"]
                + ["-swift-version", "6", "-I", libraries, "-L", libraries, "-lSwiftSyntax", "-lSwiftSyntaxMacros"]
                + [source],
            in: folder
        )
    }
}
