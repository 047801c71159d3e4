import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Pipes, sockets, folders and links to nothing in the place of files: a command says so, and never waits for them.
@Suite struct OddFileTests {
    private static let project = "project: Pantry\nruntime: /tmp\n"

    private func package(_ project: String = project) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(project, to: "specs/project.yml")
        try folder.write("state: { title: String }\n", to: "specs/Home/Welcome.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        try #require(run.succeeded, "\(run.everything)")
        return folder
    }

    private func put(pipeAt path: String, in folder: TemporaryFolder) throws {
        let place = folder.url.appendingPathComponent(path).path
        if FileManager.default.fileExists(atPath: place) { try FileManager.default.removeItem(atPath: place) }
        try #require(mkfifo(place, 0o600) == 0)
    }

    /// Also where the manifest is the team's, which nothing is written to.
    @Test(arguments: TestExtent.sample([""], of: ["", "manifest: team\n"])) func aManifestThatIsAPipe(manifest: String)
        async throws
    {
        let folder = try await package(Self.project + manifest)
        try put(pipeAt: "Package.swift", in: folder)
        for command in [["generate"], ["generate", "--sync"], ["check"], ["lint"], ["report"]] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.status == 1, "\(command): \(run.everything)")
            #expect(run.everything.contains("'Package.swift' is in the way: it isn't a regular file"))
            #expect(!run.everything.contains("to keep it"), "\(command): \(run.everything)")
        }
    }

    @Test(.timeLimit(.minutes(30))) func anOutputThatIsALinkToNothing() async throws {
        let folder = try await package()
        let link = folder.url.appendingPathComponent("out").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        for command in [["generate"], ["generate", "--sync"], ["new", "scene", "Jar", "--module", "Home"]] {
            let run = try await Tool.vipergen(command + ["--output", "out"], in: folder.url)
            #expect(run.status == 74, "\(command): \(run.everything)")
            #expect(run.errors.contains("cannot open 'out': No such file or directory"), "\(command): \(run.errors)")
        }
    }

    @Test func aSourceThatIsAPipe() async throws {
        let folder = try await package()
        try put(pipeAt: "Sources/Home/Pipe.swift", in: folder)
        for command in [["generate", "--sync"], ["lint"], ["report"], ["mock", "Sources/Home", "--output", "Mocks"]] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.status == 74, "\(command): \(run.everything)")
            #expect(
                run.errors.contains("cannot read 'Sources/Home/Pipe.swift': it is not a regular file"),
                "\(command)"
            )
        }
    }

    /// What lies where a command looks for something else.
    private static let odd = [
        OddFile(.pipe, at: "specs/Home/Welcome.yml", 1, "this is not a regular file [not-a-plain-file]", named),
        OddFile(.socket, at: "specs/Home/Welcome.yml", 1, "this is not a regular file [not-a-plain-file]", named),
        OddFile(.folder, at: "specs/Home/Welcome.yml", 1, "a spec is a file, and this is a folder", named),
        OddFile(.loop, at: "specs/Home/Welcome.yml", 74, "can't be read: Too many levels of symbolic links", named),
        OddFile(.deadLink, at: "specs/Home/Welcome.yml", 74, "can't be read: No such file or directory", named),
        OddFile(.folder, at: presenter, 1, "'\(presenter)' is in the way", ["generate", "check", "new", "move"]),
        OddFile(.socket, at: presenter, 1, "'\(presenter)' is in the way: it isn't", ["generate", "check", "new"]),
        OddFile(.pipe, at: contracts, 1, "'\(contracts)' is in the way: it isn't", ["generate", "check", "new"]),
        OddFile(.loop, at: contracts, 1, "is in the way: it is a symbolic link", ["generate", "check"]),
        OddFile(.loop, at: "Sources/Home/Generated", 1, "doesn't write through links", ["generate", "check"]),
        OddFile(.loop, at: "Sources/Home", 1, "'Sources/Home' is a symbolic link", ["generate", "check", "sync"]),
        OddFile(.socket, at: "Sources/Home/Odd.swift", 74, "it is not a regular file [cannot-read]", linters),
        OddFile(.pipe, at: ".vipergen-journal", 74, "is not a regular file that can be read", named),
        OddFile(.folder, at: "specs/.vipergen-journal", 74, "is not a regular file that can be read", named),
        OddFile(.pipe, at: "specs", 1, "this is not a folder [no-project-spec]", ["generate", "check", "lint"]),
        OddFile(.pipe, at: "Mocks", 74, "cannot open 'Mocks': Not a directory [cannot-read]", ["mock"]),
        OddFile(.loop, at: "Mocks", 74, "cannot open 'Mocks': Too many levels of symbolic links", ["mock"]),
    ]
    private static let presenter = "Sources/Home/Application/Welcome/WelcomePresenter.swift"
    private static let contracts = "Sources/Home/Generated/WelcomeScene.swift"
    private static let named = ["generate", "check", "lint", "new", "move"]
    private static let linters = ["sync", "lint", "report", "check", "move"]
    /// `mock` goes on with the other sources.
    private static let readers = linters + ["mock"]
    private static let commands = [
        "new": ["new", "scene", "Jar", "--module", "Home"],
        "move": ["move", "scene", "Welcome", "--module", "Shop", "--yes"],
        "sync": ["generate", "--sync"],
        "mock": ["mock", "Sources/Home", "--output", "Mocks", "--protocols", "public"],
    ]

    /// Each kind once, and most places.
    private static let quick = odd.indices.filter { $0 % 2 == 0 }.map { odd[$0] }

    @Test(arguments: TestExtent.sample(quick, of: odd)) func whatIsInTheWay(_ odd: OddFile) async throws {
        for name in TestExtent.sample(Array(odd.commands.prefix(2)), of: odd.commands) {
            let folder = try await package()
            try folder.write("style: uikit\n", to: "specs/Shop/Cart.yml")
            try odd.put(in: folder)
            let before = try entries(of: folder)
            let run = try await Tool.vipergen(Self.commands[name] ?? [name], in: folder.url)
            #expect(run.status == odd.status, "\(name): \(run.everything)")
            #expect(run.errors.contains(odd.message), "\(name): \(run.everything)")
            #expect(try entries(of: folder) == before, "\(name)")
        }
    }

    #if os(Linux)
        /// Apple's file systems refuse such names.
        @Test(arguments: TestExtent.sample(["sync", "mock"], of: readers)) func aSourceWhoseNameIsNoText(
            command: String
        ) async throws {
            let folder = try await package()
            try folder.write("style: uikit\n", to: "specs/Shop/Cart.yml")
            let place = Array((folder.url.path + "/Sources/Home/Bad").utf8) + [0xFF] + Array(".swift".utf8) + [0]
            let file = try #require(fopen(place.map { CChar(bitPattern: $0) }, "w"))
            fclose(file)
            let run = try await Tool.vipergen(Self.commands[command] ?? [command], in: folder.url)
            #expect(run.status == 1, "\(run.everything)")
            #expect(run.errors.contains("in 'Sources/Home' isn't UTF-8 [not-utf-8]"), "\(run.everything)")
        }
    #endif

    private func entries(of folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    }
}

/// Something that is no file of the expected kind, and what is said of it.
struct OddFile: Sendable, CustomTestStringConvertible {
    enum Kind: String, Sendable {
        case pipe
        case socket
        case folder
        case loop
        case deadLink
    }

    let kind: Kind
    let path: String
    let status: Int
    let message: String
    let commands: [String]

    init(_ kind: Kind, at path: String, _ status: Int, _ message: String, _ commands: [String]) {
        (self.kind, self.path, self.status, self.message, self.commands) = (kind, path, status, message, commands)
    }

    var testDescription: String { "\(kind.rawValue) at \(path)" }

    func put(in folder: TemporaryFolder) throws {
        let place = folder.url.appendingPathComponent(path).path
        let files = FileManager.default
        if files.fileExists(atPath: place) { try files.removeItem(atPath: place) }
        switch kind {
        case .pipe: try #require(mkfifo(place, 0o600) == 0)
        case .socket: try #require(mknod(place, S_IFSOCK | 0o600, 0) == 0)
        case .folder: try files.createDirectory(atPath: place, withIntermediateDirectories: false)
        case .loop:
            let name = place.split(separator: "/").last.map(String.init)
            try files.createSymbolicLink(atPath: place, withDestinationPath: #require(name))
        case .deadLink: try files.createSymbolicLink(atPath: place, withDestinationPath: "nowhere")
        }
    }
}
