import CommandTestSupport
import Foundation
import Testing
import TestSupport

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `vipergen graph`.
@Suite struct GraphCommandTests {
    private func json(_ arguments: String..., in folder: URL) async throws -> [String: Any] {
        try json(of: await Tool.vipergen(["graph", "--format", "json"] + arguments, in: folder))
    }

    private func jsonOfSample(_ subject: String) async throws -> [String: Any] {
        try json(of: await Tool.vipergenOfSample(["graph", subject, "--format", "json"]))
    }

    private func json(of run: ToolRun) throws -> [String: Any] {
        #expect(run.succeeded, "\(run.errors)")
        return try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    private func nodes(_ graph: [String: Any]) throws -> [String: [String: Any]] {
        let nodes = try #require(graph["nodes"] as? [[String: Any]])
        return Dictionary(uniqueKeysWithValues: nodes.map { ($0["id"] as? String ?? "", $0) })
    }

    private func sources(of id: String, in graph: [String: Any]) throws -> [String] {
        let edges = try #require(graph["edges"] as? [[String: Any]])
        return edges.filter { $0["to"] as? String == id }.compactMap { $0["from"] as? String }.sorted()
    }

    @Test func thePictureIsUpToDate() async throws {
        let run = try await Tool.vipergen("graph", "--format", "svg")
        #expect(run.succeeded, "\(run.errors)")
        try Recording.expect(run.output, on: "docs/kitchen.svg")
    }

    @Test func whoLeadsToTheCart() async throws {
        let graph = try await jsonOfSample("scenes")
        #expect(
            try sources(of: "scene/KaimonoCart", in: graph) == [
                "scene/KaimonoProductDetail", "scene/KaimonoProductGallery", "scene/KaimonoTop", "scene/RecipeDetails",
            ]
        )
        // By tabs too, which a route names by what they show.
        #expect(try sources(of: "scene/KaimonoTop", in: graph) == ["scene/KaimonoCart", "scene/KaimonoOrder"])
        #expect((graph["cycles"] as? [[String]])?.first?.contains("Kaimono") == true)
    }

    @Test func aChangeOfAModuleRebuilds() async throws {
        let modules = try nodes(try await jsonOfSample("modules"))
        let core = try #require(modules["module/KitchenCore"]?["rebuilds"] as? [String])
        #expect(core.contains("Recipes") && core.contains("Kitchen") && core.contains("UsersTests"))
        let recipes = try #require(modules["module/Recipes"]?["rebuilds"] as? [String])
        #expect(recipes.contains("Kitchen") && !recipes.contains("Kaimono"))
    }

    @Test func whoUsesAService() async throws {
        let graph = try await jsonOfSample("services")
        #expect(try sources(of: "service/orderRepository", in: graph).contains("scene/KaimonoCart"))
    }

    @Test func jsonHasTheMembersThatThePageNames() async throws {
        let page = try String(contentsOf: Repository.root.appendingPathComponent("docs/graph.md"), encoding: .utf8)
        let folder = try island()
        var graphs: [[String: Any]] = []
        for subject in ["scenes", "modules", "services"] {
            graphs.append(try await jsonOfSample(subject))
            graphs.append(try await json(subject, "--collapse", "*", in: folder.url))
        }
        for graph in graphs {
            let parts = (graph["nodes"] as? [[String: Any]] ?? []) + (graph["edges"] as? [[String: Any]] ?? [])
            for member in Set(graph.keys).union(parts.flatMap(\.keys)) {
                #expect(page.contains("`\(member)`"), "\(member)")
            }
        }
    }

    private func island() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\nstart: Jar\n", to: "specs/project.yml")
        try folder.write("routes: { lid: Lid }\n", to: "specs/Shelves/Jar.yml")
        try folder.write("routes: { jar: Jar, lost: Jar }\n", to: "specs/Lids/Lid.yml")
        try folder.write("summary: 'Nobody \"comes\" <here> & \\'\n", to: "specs/Lids/Lost.yml")
        return folder
    }

    @Test func marks() async throws {
        let folder = try island()
        let graph = try await json(in: folder.url)
        let nodes = try nodes(graph)
        #expect(nodes["scene/Jar"]?["marks"] as? [String] == ["start"])
        #expect(nodes["scene/Lid"]?["marks"] == nil)
        #expect(nodes["scene/Lost"]?["marks"] as? [String] == ["unreachable", "deadEnd"])
        #expect(graph["cycles"] as? [[String]] == [["Lids", "Shelves"]])
    }

    /// Others open it by its link, whether the specs say where the app starts or not.
    @Test(arguments: ["start: Jar\n", ""])
    func aSceneWithALinkIsReached(start: String) async throws {
        let folder = try island()
        let project = "project: Pantry\nruntime: ../..\n\(start)links: https://pantry.example\n"
        try folder.write(project, to: "specs/project.yml")
        try folder.write("links: /lost\nroutes: { done: { present: close } }\n", to: "specs/Lids/Lost.yml")
        let lost = try nodes(try await json(in: folder.url))["scene/Lost"]
        #expect(lost?["marks"] == nil)
        #expect(lost?["links"] as? [String] == ["/lost"])
        #expect(lost?["waysBack"] as? [String] == ["done"])
    }

    @Test func whatIsThereInOneStateSaysSo() async throws {
        let folder = try island()
        let project = """
            project: Pantry
            runtime: ../..
            services: { keys: KeyStore }
            start: { locked: Jar, open: Lost }
            scopes: { open: [keys] }
            """
        try folder.write(project, to: "specs/project.yml")
        try folder.write("uses: [keys]\n", to: "specs/Lids/Lost.yml")
        let scenes = try nodes(try await json(in: folder.url))
        #expect(scenes["scene/Lost"]?["scope"] as? String == "open")
        #expect(scenes["scene/Jar"]?["scope"] == nil)
        let drawn = try await Tool.vipergen("graph", "--format", "mermaid", in: folder.url).output
        #expect(drawn.contains("Lost (Lids · uikit · only open"))
        let services = try nodes(try await json("services", in: folder.url))
        #expect(services["service/keys"]?["scope"] as? String == "open")
    }

    @Test func collapsedModulesAreOneNode() async throws {
        let folder = try island()
        let graph = try await json("--collapse", "Lids", in: folder.url)
        let nodes = try nodes(graph)
        #expect(nodes.keys.sorted() == ["module/Lids", "scene/Jar"])
        #expect(nodes["module/Lids"]?["members"] as? [String] == ["Lid", "Lost"])
        #expect(try sources(of: "scene/Jar", in: graph) == ["module/Lids"])
        let unknown = try await Tool.vipergen("graph", "--collapse", "Lid", in: folder.url)
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("'--collapse Lid': the graph of scenes has no module 'Lid' [unknown-name]"))
        #expect(unknown.errors.contains("did you mean 'Lids'?"))
    }

    @Test func textIsEscapedInEachFormat() async throws {
        let folder = try island()
        func output(_ format: String) async throws -> String {
            try await Tool.vipergen("graph", "--format", format, in: folder.url).output
        }
        let svg = try await output("svg")
        #expect(svg.contains("Nobody &quot;comes&quot; &lt;here&gt; &amp; \\"))
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        let mermaid = try await output("mermaid")
        #expect(mermaid.hasPrefix("flowchart LR\n  n0[\"Lid (Lids · uikit)\"]\n"))
        #expect(mermaid.contains("  n0 <--> n2\n"))
        #expect(try await output("html").contains(#"Nobody \"comes\" \u003chere> & \\"#))
    }

    @Test func wrongSpecsAreReported() async throws {
        let folder = try island()
        try folder.write("routes: { lid: Lidd }\n", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen("graph", in: folder.url)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.errors.contains("did you mean 'Lid'?"))
    }
}
