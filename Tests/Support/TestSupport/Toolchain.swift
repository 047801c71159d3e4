internal import Foundation

/// The Swift toolchain that the tests call.
public enum Toolchain {
    /// SwiftSyntax, built with the compiler: macros that are compiled against it can be loaded into the compiler.
    static var hostLibraries: URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.map { folder in
            URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc").resolvingSymlinksInPath()
                .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        }.first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The folder of all of it.
    static var folder: URL? {
        hostLibraries?.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// Another one where it is another compiler, also one that took its place; `nil` if it isn't found.
    static let identity: String? = {
        guard let compiler = folder?.appendingPathComponent("bin/swift-frontend").resolvingSymlinksInPath().path,
            let attributes = try? FileManager.default.attributesOfItem(atPath: compiler),
            let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
        else { return nil }
        return "\(compiler) \(size) \(date.timeIntervalSince1970)"
    }()

    /// Where the macros of Swift Testing are; the compiler isn't told by anybody else.
    public static var testingFlags: [String] {
        guard let plugins = hostLibraries?.appendingPathComponent("plugins/testing").path,
            FileManager.default.fileExists(atPath: plugins)
        else { return [] }
        return ["-plugin-path", plugins]
    }

    /// The arguments of `swiftc` that compile one module and write what others see of it. A driver takes as long as a small module;
    /// on Linux nothing needs one.
    static func emitModule(to path: URL, _ arguments: [String]) -> [String] {
        #if os(Linux)
            if let libraries = hostLibraries?.path {
                let macros = ["-in-process-plugin-server-path", "\(libraries)/libSwiftInProcPluginServer.so"]
                let own = ["-frontend", "-emit-module", "-o", path.path] + macros
                let rest = arguments.filter { $0 != "-wmo" && $0 != "-Xfrontend" }
                return own + ["-plugin-path", "\(libraries)/plugins"] + rest
            }
        #endif
        return ["-emit-module", "-emit-module-path", path.path] + arguments
    }

    /// Where the library is that manifests of packages import.
    static var manifestFlags: [String] {
        guard let library = hostLibraries?.deletingLastPathComponent().appendingPathComponent("pm/ManifestAPI") else {
            return []
        }
        return ["-I", library.path]
    }
}
