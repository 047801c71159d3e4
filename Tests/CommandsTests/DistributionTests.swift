import Foundation
import Testing
import TestSupport

/// What `Distribution/pack` makes of binaries. Those here are small: nothing looks into them.
@Suite(.enabled(if: PackingTools.areThere, "zip, tar, gzip or sha256sum isn't installed"))
struct DistributionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let triples = ["aarch64-unknown-linux-gnu", "arm64-apple-macosx", "x86_64-unknown-linux-gnu"]

    /// Packs a binary of each triple, which was built in `place` at the given time.
    private func pack(
        in place: String,
        _ options: [String] = [],
        umask: String = "022",
        built: String = "2020-02-02T02:02:02Z"
    ) async throws -> URL {
        for triple in Self.triples { try folder.write("binary for \(triple)\n", to: "\(place)/\(triple)") }
        let paths = Self.triples.map { "\(place)/\($0)" }
        try #require(try await Tool.run("touch", ["-d", built] + paths, in: folder.url).succeeded)
        let binaries = Self.triples.reversed().map { "\($0)=\(place)/\($0)" }
        let script = "umask \(umask); exec \"$0\" \"$@\""
        let pack = Repository.root.appendingPathComponent("Distribution/pack").path
        let run = try await Tool.run(
            "bash",
            ["-c", script, pack, "--version", "1.2.3", "--output", "\(place)/packed"] + options + binaries,
            in: folder.url
        )
        try #require(run.succeeded, "\(run.everything)")
        return folder.url.appendingPathComponent("\(place)/packed")
    }

    private struct Bundle: Decodable {
        struct Artifact: Decodable {
            struct Variant: Decodable {
                var path: String
                var supportedTriples: [String]
            }
            var type: String
            var version: String
            var variants: [Variant]
        }
        var schemaVersion: String
        var artifacts: [String: Artifact]
    }

    @Test func bundleNamesABinaryForEachTriple() async throws {
        let bundle = try await pack(in: "a").appendingPathComponent("vipergen.artifactbundle")
        let info = try JSONDecoder().decode(
            Bundle.self,
            from: Data(contentsOf: bundle.appendingPathComponent("info.json"))
        )
        #expect(info.schemaVersion == "1.0")
        #expect(Array(info.artifacts.keys) == ["vipergen"])
        let artifact = try #require(info.artifacts["vipergen"])
        #expect(artifact.type == "executable")
        #expect(artifact.version == "1.2.3")
        #expect(artifact.variants.flatMap(\.supportedTriples) == Self.triples)
        for variant in artifact.variants {
            let binary = bundle.appendingPathComponent(variant.path)
            #expect(FileManager.default.isExecutableFile(atPath: binary.path))
            #expect(try Data(contentsOf: binary) == Data("binary for \(variant.supportedTriples[0])\n".utf8))
        }
    }

    @Test func sameBinariesGiveTheSameBytes() async throws {
        let first = try await pack(in: "a")
        let second = try await pack(in: "b", umask: "077", built: "2021-03-04T05:06:07Z")
        #expect(try FileTree.read(first) == FileTree.read(second))
        let again = try await pack(in: "b")
        #expect(try FileTree.read(first) == FileTree.read(again))
    }

    @Test func checksumsAreThoseOfTheArchives() async throws {
        let packed = try await pack(in: "a")
        let run = try await Tool.run("sha256sum", ["--check", "--strict", "checksums.txt"], in: packed)
        #expect(run.succeeded, "\(run.everything)")
        #expect(run.output.split(separator: "\n").count == 1 + Self.triples.count)
        let archive = "vipergen-x86_64-unknown-linux-gnu.tar.gz"
        let listing = try await Tool.run("tar", ["-tvzf", archive], in: packed)
        #expect(listing.output.contains("-rwxr-xr-x 0/0"))
        #expect(listing.output.hasSuffix(" vipergen\n"))
    }

    @Test func formulaAndPluginNameWhatCanBeFetched() async throws {
        let address = "https://example.com/releases/1.2.3"
        let packed = try await pack(in: "a", ["--url", address + "/"])
        let sums = try String(contentsOf: packed.appendingPathComponent("checksums.txt"), encoding: .utf8)
            .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        let formula = try String(contentsOf: packed.appendingPathComponent("vipergen.rb"), encoding: .utf8)
        let manifest = try String(
            contentsOf: packed.appendingPathComponent("ViperGenPlugin/Package.swift"),
            encoding: .utf8
        )
        #expect(formula.contains("version \"1.2.3\""))
        for sum in sums {
            let named = sum[1].hasSuffix(".zip") ? manifest : formula
            #expect(named.contains("\"\(address)/\(sum[1])\""))
            #expect(named.contains("\"\(sum[0])\""))
        }
        #expect(!FileManager.default.fileExists(atPath: packed.path + "/ViperGenPlugin/vipergen.artifactbundle"))
    }

    @Test(arguments: [
        (["--version", "1.2", "--output", "x", "t=a"], "'--version' takes a version"),
        (["--version", "1.2.3", "t=a"], "missing '--output'"),
        (["--version", "1.2.3", "--output", "x"], "missing TRIPLE=BINARY"),
        (["--version", "1.2.3", "--output", "x", "t=absent"], "there is no file 'absent'"),
        (["--version", "1.2.3", "--output", "x", "../t=a"], "'../t' isn't a triple"),
        (["--bundle"], "there is no option '--bundle'"),
    ])
    func wrongArgumentsAreRefused(arguments: [String], message: String) async throws {
        try folder.write("binary", to: "a")
        let pack = Repository.root.appendingPathComponent("Distribution/pack").path
        let run = try await Tool.run(pack, arguments, in: folder.url)
        #expect(run.status == 64)
        #expect(run.errors.hasPrefix("error: \(message)"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/x"))
    }
}

private enum PackingTools {
    static let areThere = ["zip", "tar", "gzip", "sha256sum"].allSatisfy { tool in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
        }
    }
}
