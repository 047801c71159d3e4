import ArgumentParser
import Foundation

/// `benchmark preview-type-check`: what a change of a view costs before its preview is drawn.
struct PreviewTypeCheck: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "The compiler's time for the module of a feature's views, beside that for the feature and for the app.",
        discussion: "Apple's frameworks are stand-ins, so that this runs on Linux. Nothing is drawn."
    )

    @Option(help: "The checkout with the libraries, the stand-ins and the sample.") var runtime = "."
    @Option(help: "The feature whose views are changed.") var feature = "Kaimono"
    @Option(help: "The app's module.") var app = "Kitchen"
    @Option(help: "Pairs of runs.") var runs = 7

    func run() throws {
        let folder = try Shell.temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let checkout = URL(fileURLWithPath: runtime).standardizedFileURL
        let package = try PackageModules(of: checkout.appendingPathComponent("Examples/Kitchen"))
        let compiler = AppleCompiler(checkout: checkout, folder: folder)
        try compiler.compileLibraries()
        for module in package.closure(of: app) { try compiler.emit(module.name, module.folder) }

        let views = feature + "UI"
        let changed = package.dependents(of: views)
        guard let first = changed.first, first.name == views else { throw Failure("no module '\(views)'") }
        let needed = Set(package.closure(of: app).map(\.name))
        let yardsticks = [
            ("the views and the feature", changed.filter { [views, feature].contains($0.name) }),
            ("all that the app compiles again", changed.filter { needed.contains($0.name) }),
            ("all of the app's modules", package.closure(of: app)),
        ]
        for (title, modules) in yardsticks {
            try PairedRuns(
                title: "type-check of \(views) / of \(title) (\(modules.map(\.name).joined(separator: ", ")))",
                target: 1,
                measured: try compiler.typeCheck([first]),
                yardstick: try compiler.typeCheck(modules),
                figure: \.userSeconds
            ).report(runs: runs)
        }
    }
}
