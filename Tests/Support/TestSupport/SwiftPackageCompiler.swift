public import Foundation
public import Testing

/// Type-checks the modules of a generated package one by one with the compiler alone, which is much quicker than a build.
public struct SwiftPackageCompiler: Sendable {
    /// How the modules are compiled.
    public struct Mode: Sendable, CustomTestStringConvertible {
        public var name: String
        public var flags: [String]

        public var testDescription: String { name }

        static let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
            ["-enable-upcoming-feature", $0]
        }

        public static let swift5 = Mode(name: "Swift 5", flags: ["-swift-version", "5"])
        public static let swift6 = Mode(name: "Swift 6", flags: ["-swift-version", "6"])
        public static let swift6WithFeatures = Mode(name: "Swift 6, upcoming features", flags: swift6.flags + features)
        public static let swift5WithFeatures = Mode(name: "Swift 5, upcoming features", flags: swift5.flags + features)
        public static let swift6OnMainActor = Mode(
            name: "Swift 6, main actor by default, upcoming features",
            flags: swift6WithFeatures.flags + ["-default-isolation", "MainActor"]
        )
        public static let swift5OnMainActor = Mode(
            name: "Swift 5, main actor by default",
            flags: swift5.flags + ["-default-isolation", "MainActor"]
        )

        public static let all = [
            swift5, swift6, swift5WithFeatures, swift6WithFeatures, swift5OnMainActor, swift6OnMainActor,
        ]

        /// Between them each language mode, each feature and each isolation; all where `ALL_MODES` is set.
        public static var representative: [Mode] {
            ProcessInfo.processInfo.environment["ALL_MODES"] == nil ? [swift5WithFeatures, swift6OnMainActor] : all
        }
    }

    /// A module and where its sources are.
    public struct Module: Sendable {
        public var name: String
        public var folder: URL
        public var dependencies: [String]
        public var isTest: Bool
        /// Folders whose sources belong to it as well: an application has those of the app's own module.
        public var more: [URL] = []

        public init(name: String, folder: URL, dependencies: [String], isTest: Bool) {
            self.name = name
            self.folder = folder
            self.dependencies = dependencies
            self.isTest = isTest
        }
    }

    public let mode: Mode
    private let standIns: AppleStandIns?
    /// Whether what only debug builds have is compiled.
    private let isDebug: Bool
    private let products: TemporaryFolder
    /// Where the runtime is, if another one has compiled it.
    private var runtime: TemporaryFolder?

    /// With stand-ins, the branches for Apple's platforms are compiled.
    public init(mode: Mode, standIns: AppleStandIns? = nil, isDebug: Bool = true) throws {
        self.mode = mode
        self.isDebug = isDebug
        self.standIns = standIns
        products = try TemporaryFolder()
    }

    /// One that uses this one's runtime, and has a folder of its own for all else.
    public func sibling() throws -> SwiftPackageCompiler {
        var sibling = try SwiftPackageCompiler(mode: mode, standIns: standIns, isDebug: isDebug)
        sibling.runtime = products
        return sibling
    }

    /// The folder that holds the compiled modules.
    public var modulesFolder: URL { products.url }

    /// Compiles the runtime libraries, which the others stand on, and what stands in for libraries of others.
    public func compileRuntime() async throws -> ToolRun {
        let runtime = ["ViperIssues", "ViperRuntime", "ViperTesting", "ViperImages"].map {
            ($0, Repository.sources.appendingPathComponent($0))
        }
        for (name, folder) in runtime + [("OpenCombine", Repository.standIns.appendingPathComponent("OpenCombine"))] {
            let module = Module(
                name: name,
                folder: folder,
                dependencies: [],
                isTest: false
            )
            let run = try await compile(module, flags: ["-swift-version", "6"] + Mode.features)
            if !run.succeeded { return run }
        }
        return ToolRun(status: 0, output: "", errors: "")
    }

    /// Compiles a module with warnings as errors.
    public func compile(_ module: Module, extraFlags: [String] = []) async throws -> ToolRun {
        try await compile(module, flags: mode.flags + extraFlags)
    }

    /// Type-checks a package's manifest.
    public func compileManifest(of package: URL) async throws -> ToolRun {
        try await Tool.run(
            "swiftc",
            ["-typecheck", "-swift-version", "6", "-package-description-version", "6.2", "-warnings-as-errors"]
                + Toolchain.manifestFlags + ["Package.swift"],
            in: package
        )
    }

    private func compile(_ module: Module, flags: [String]) async throws -> ToolRun {
        let sources = try ([module.folder] + module.more).flatMap { folder in
            try FileTree.read(folder).keys.filter { $0.hasSuffix(".swift") }.sorted().map {
                folder.appendingPathComponent($0).path
            }
        }
        let settings =
            ["-module-name", module.name, "-wmo", "-parse-as-library"]
            + ["-enable-testing", "-warnings-as-errors", "-package-name", "emitted"]
            + (isDebug ? ["-D", "DEBUG"] : []) + (standIns?.flags ?? []) + flags
            + (module.isTest ? Toolchain.testingFlags : [])
        let folders = [products.url] + (runtime.map { [$0.url] } ?? [])
        let arguments = settings + folders.flatMap { ["-I", $0.path] } + sources + (standIns?.absences ?? [])
        let output = products.url.appendingPathComponent("\(module.name).swiftmodule")
        return try await Tool.run("swiftc", Toolchain.emitModule(to: output, arguments), in: module.folder)
    }
}
