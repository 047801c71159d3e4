import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A small project in a git repository, of which each kind of part comes, moves and goes after the tag `v1`.
struct DigestProject {
    let folder: TemporaryFolder

    private static let then = [
        "specs/project.yml": project(services: "{ client: Client, store: Store }"),
        "specs/Shop/Cart.yml": "routes: { back: { to: Shelf }, offers: { to: Shelf } }\n",
        "specs/Shop/Wallet.yml": "scene: Wallet\n",
        "specs/Shelves/Shelf.yml": "scene: Shelf\n",
        "specs/Pots/module.yml": "kind: core\n",
        "specs/Tools/module.yml": "kind: core\n",
        "Sources/Shelves/Prices.swift":
            "// vipergen:disable:next feature-import - prices move to a core module\nimport Shop\n",
    ]

    private static let now = [
        "specs/project.yml": project(services: "{ client: HTTPClient, cache: any Cache }"),
        "specs/Shop/Cart.yml": nil, "specs/Pots/module.yml": nil, "specs/Tools/module.yml": nil,
        "specs/Shop/Wallet.yml": "scene: Wallet\n",
        "specs/Checkout/Cart.yml": "routes: { offers: { to: Payment }, help: { to: Shelf } }\n",
        "specs/Checkout/Payment.yml": "scene: Payment\n",
        "specs/Pots/Pot.yml": "scene: Pot\n",
        "Sources/Shelves/Offers.swift": "import Shop\n",
        "Sources/Shelves/Stock.swift":
            "import Checkout // vipergen:disable:this feature-import - until KIT-12\n",
    ]

    static func project(services: String) -> String {
        "project: Pantry\nruntime: { url: https://example.com/ViperGen, version: 1.0.0 }\nservices: \(services)\n"
    }

    /// The project as it was, tagged and not generated.
    init() async throws {
        folder = try TemporaryFolder()
        for (path, text) in Self.then { try folder.write(text, to: path) }
        try await git("init", "--quiet", "--initial-branch", "main", "--object-format", "sha1")
        try await commit("Begin", by: "Ann", at: "2026-01-02T03:04:05+09:00")
        try await git("tag", "v1")
    }

    /// Changes it, and generates the package, which isn't committed.
    func change() async throws {
        for (path, text) in Self.now {
            if let text {
                try folder.write(text, to: path)
            } else {
                try FileManager.default.removeItem(at: file(path))
            }
        }
        try await commit("Sell", by: "Bob", at: "2026-02-03T04:05:06Z")
        try await generate()
    }

    func generate() async throws {
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
    }

    func file(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

    func digest(_ arguments: String...) async throws -> ToolRun {
        try await Tool.vipergen(["digest"] + arguments, in: folder.url)
    }

    /// Commits the specs, and what people wrote.
    func commit(_ message: String, by author: String, at date: String) async throws {
        try await git("add", "--all", "specs", "Sources/Shelves/*.swift")
        let identity = ["-c", "user.name=\(author)", "-c", "user.email=a@example.com"]
        try await git(identity + ["commit", "--quiet", "--message", message], at: date)
    }

    func git(_ arguments: String...) async throws { try await git(arguments, at: "2026-01-02T03:04:05Z") }

    private func git(_ arguments: [String], at date: String) async throws {
        let environment = ["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date, "GIT_CONFIG_NOSYSTEM": "1"]
        let run = try await Tool.run("git", arguments, in: folder.url, environment: environment)
        try #require(run.succeeded, "\(run.everything)")
    }
}
