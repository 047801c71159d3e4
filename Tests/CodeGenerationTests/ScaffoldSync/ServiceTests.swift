@testable import CodeGeneration
import Basics
import ProjectModel
import Testing

/// An app's environment whose project got services after it was scaffolded.
@Suite struct ServiceTests {
    private let scaffold = """
        public import PantryCore

        @MainActor
        public final class AppEnvironment {
            public let client: any APIClient
            public let logger: any Logger

            public init(
                client: any APIClient = DefaultAPIClient(),
                logger: any Logger = DefaultLogger()
            ) {
                self.client = client
                self.logger = logger  // last
            }
        }

        """

    @Test func eachIsPutBehindTheServiceBeforeIt() throws {
        let services = "{ first: First, client: APIClient, images: ImageLoading, logger: Logger, last: URLSession }"
        let amended = try amended(
            scaffold,
            services.replacing("URLSession", with: "{ type: URLSession, default: .shared }")
        )
        #expect(
            amended == """
                public import PantryCore
                public import ViperImages
                public import ViperRuntime

                #if canImport(FoundationNetworking)
                    public import FoundationNetworking
                #else
                    public import Foundation
                #endif

                @MainActor
                public final class AppEnvironment {
                    public let first: any First
                    public let client: any APIClient
                    public let images: any ImageLoading<UIImage>
                    public let logger: any Logger
                    public let last: URLSession

                    public init(
                        first: any First = DefaultFirst(),
                        client: any APIClient = DefaultAPIClient(),
                        images: any ImageLoading<UIImage> = ImageLoader<UIImage>(),
                        logger: any Logger = DefaultLogger(),
                        last: URLSession = .shared
                    ) {
                        self.first = first
                        self.client = client
                        self.images = images
                        self.logger = logger  // last
                        self.last = last
                    }
                }

                """
        )
    }

    @Test func firstServicesOfAll() throws {
        let empty = "public final class AppEnvironment {\n    public init() {\n    }\n}\n"
        #expect(
            try amended(empty, "{ client: APIClient }") == """
                public import PantryCore

                public final class AppEnvironment {
                    public internal(set) lazy var client: any APIClient = DefaultAPIClient()

                    public init() {
                    }
                }

                """
        )
    }

    /// What makes itself needs no parameter: it is put behind the one before it.
    @Test func servicesThatAreMadeWhenTheyAreAskedFor() throws {
        let scaffold = """
            import PantryCore

            @MainActor
            public final class AppEnvironment {
                public internal(set) lazy var client: any APIClient = DefaultAPIClient()
                public internal(set) lazy var orders: any Orders = DefaultOrders(client: client)
            }

            """
        let services = "{ client: APIClient, activityLogger: ActivityLogger, orders: Orders, recipes: Recipes }"
        let amended = try amended(scaffold, services)
        #expect(
            amended.contains(
                """
                    public internal(set) lazy var client: any APIClient = DefaultAPIClient()
                    public internal(set) lazy var activityLogger: any ActivityLogger = DefaultActivityLogger()
                    public internal(set) lazy var orders: any Orders = DefaultOrders(client: client)
                    public internal(set) lazy var recipes: any Recipes = DefaultRecipes()
                }
                """
            )
        )
    }

    @Test(arguments: [
        "{ activityLogger: ActivityLogger, recipeRepository: RecipeRepository }",
        "{ recipeRepository: RecipeRepository, activityLogger: ActivityLogger }",
    ])
    func parametersThatNoLongerFitALineGetOneEach(services: String) throws {
        let one = """
            public import PantryCore

            public final class AppEnvironment {
                public let activityLogger: any ActivityLogger

                public init(activityLogger: any ActivityLogger = DefaultActivityLogger()) {
                    self.activityLogger = activityLogger
                }
            }

            """
        let amended = try amended(one, services)
        let lines = amended.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 120 && !$0.hasSuffix(" ") }, "\(amended)")
        #expect(amended.contains("    public init(\n        "))
        #expect(amended.contains("()\n    ) {\n"))
    }

    @Test func lineEndingsAndTabsStay() throws {
        let source = "class AppEnvironment {\r\n\tlet a: any A\r\n\tinit(a: any A = DefaultA()) { self.a = a }\r\n}\r\n"
        let amended = try amended("import PantryCore\r\n" + source, "{ a: A, b: B }")
        #expect(
            amended.contains(
                "\tlet a: any A\r\n\tpublic let b: any B\r\n\tinit(a: any A = DefaultA(), b: any B = DefaultB()) { self.a = a; self.b = b }"
            )
        )
    }

    @Test func whatIsThereInAnyFormIsLeftAlone() throws {
        let sources = [
            "final class AppEnvironment { let client = DefaultAPIClient() }",
            "final class AppEnvironment {}\nextension AppEnvironment { var client: any APIClient { shared } }",
            "final class AppEnvironment { lazy var `client`: any APIClient = make() }",
        ]
        for source in sources {
            let result = try result(source, "{ client: APIClient }")
            #expect(result.amendments == [] && result.diagnostics == [], "\(source)")
        }
    }

    @Test func environmentsMadeInAnotherWayAreTheUsers() throws {
        let result = try result("final class AppEnvironment { init(client: Int) {} }", "{ client: APIClient }")
        #expect(result.amendments == [])
        #expect(result.diagnostics.map(\.id) == ["initializer-differs"])
        #expect(result.diagnostics.first?.severity == .warning)
        #expect(
            result.diagnostics.first?.notes.map(\.message) == [
                "add by hand: public let client: any APIClient, and a parameter client: any APIClient = DefaultAPIClient()"
            ]
        )
    }

    /// A scope's takes the app's, for example.
    @Test func whereInitializersTakeSomethingElseServicesMakeThemselves() throws {
        let sources = [
            "final class AppEnvironment {\n    init(account: Account) {}\n}\n",
            "final class AppEnvironment {\n    init(a: Int) {}\n    init(b: Int) {}\n}\n",
        ]
        for source in sources {
            let amended = try amended(source, "{ client: APIClient }")
            #expect(amended.contains("lazy var client: any APIClient = DefaultAPIClient()"), "\(source)")
        }
    }

    @Test func noFileIsLeftToTheNextRunOfGenerate() throws {
        let result = try result([], "{ client: APIClient }")
        #expect(result.amendments == [] && result.diagnostics == [])
    }

    private func amended(_ source: String, _ services: String) throws -> String {
        let result = try result(source, services)
        #expect(result.diagnostics == [])
        let amendment = try #require(result.amendments.first)
        #expect(amendment.after.isMade(of: amendment.before))
        let amended = String(decoding: amendment.after, as: UTF8.self)
        #expect(try self.result(amended, services).amendments == [], "a second run has something to do")
        return amended
    }

    private func result(_ source: String, _ services: String) throws -> SyncResult {
        try result([SwiftFile(path: "Sources/Pantry/AppEnvironment.swift", bytes: Array(source.utf8))], services)
    }

    private func result(_ files: [SwiftFile], _ services: String) throws -> SyncResult {
        let text = "project: Pantry\nruntime: ../..\nservices: \(services)\n"
        let spec = SpecFile(path: "specs/project.yml", relativePath: "project.yml", bytes: Array(text.utf8))
        let (specs, problems) = SpecDecoder().decode([spec])
        #expect(problems == [])
        let (project, more) = ProjectValidator().validate(try #require(specs))
        #expect(more == [])
        let contracts = ScaffoldContracts.all(of: try #require(project), stubs: .comment)
        return ScaffoldSync(jobs: 1) { $0 }.sync(contracts, knownContracts: [], with: files)
    }
}
