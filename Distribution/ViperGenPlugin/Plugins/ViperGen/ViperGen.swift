import Foundation
import PackagePlugin

/// `swift package vipergen …`, and "ViperGen" in Xcode's menu of a package.
@main
struct ViperGen: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(context.tool(named: "vipergen").url, arguments, in: context.package.directoryURL)
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        var extractor = ArgumentExtractor(arguments)
        // Xcode passes the targets that are selected; what is generated is a matter of the specs.
        _ = extractor.extractOption(named: "target")
        let words = extractor.remainingArguments
        let process = Process()
        process.executableURL = tool
        process.arguments = words.isEmpty ? ["generate"] : words
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        // What is wrong has been printed, and SwiftPM would repeat a thrown error in words of its own.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ViperGen: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try run(context.tool(named: "vipergen").url, arguments, in: context.xcodeProject.directoryURL)
        }
    }
#endif
