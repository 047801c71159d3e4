import CommandTestSupport
import Foundation
import Testing
import TestSupport
import YAMLTree

/// What docs/ci.md, `action.yml` and the hooks say, run in a project as their services would.
@Suite(.onlyInTestAll) struct CIRecipeTests {
    private let path: String = {
        let tools = Repository.vipergen.deletingLastPathComponent().path
        return tools + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    }()

    private func project(in subfolder: String = ".") async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergen("init", "--yes", "Pantry", "--output", subfolder, in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        return folder
    }

    private func run(_ script: String, in folder: URL, _ environment: [String: String] = [:]) async throws -> ToolRun {
        // As GitHub and Xcode run scripts: the first command that fails ends it.
        let all = environment.merging(["PATH": path]) { old, _ in old }
        return try await Tool.run("bash", ["-e", "-o", "pipefail", "-c", script], in: folder, environment: all)
    }

    private func yaml(_ file: String) throws -> YAMLNode {
        let bytes = try Data(contentsOf: Repository.root.appendingPathComponent(file))
        let reading = YAMLReader().read(Array(bytes), path: file)
        #expect(reading.diagnostics.isEmpty)
        return try #require(reading.root)
    }

    /// The steps of the action, with what GitHub puts in place of its expressions.
    private func action(_ inputs: [String: String], in folder: URL) async throws -> ToolRun {
        let root = try yaml("action.yml")
        var values: [String: String] = inputs.reduce(into: [:]) { $0["inputs.\($1.key)"] = $1.value }
        values["github.action_path"] = Repository.root.path
        values["runner.temp"] = folder.appendingPathComponent("temp").path
        guard case .mapping(let known)? = root.entry("inputs")?.value.content else { throw NotAnAction() }
        for input in known where values["inputs.\(input.word)"] == nil {
            values["inputs.\(input.word)"] = input.value.entry("default")?.value.text
        }
        guard case .sequence(let steps)? = root.entry("runs")?.value.entry("steps")?.value.content else {
            throw NotAnAction()
        }
        #expect(steps.count == 4)
        var result: ToolRun?
        for step in steps where result?.succeeded ?? true {
            // GitHub's own, which can't run here: a revision can't be moved.
            if let used = step.entry("uses")?.value.text {
                #expect(used.wholeMatch(of: /actions\/cache@[0-9a-f]{40}/) != nil)
                continue
            }
            guard case .mapping(let variables)? = step.entry("env")?.value.content else { throw NotAnAction() }
            var environment = ["GITHUB_WORKSPACE": folder.path, "GITHUB_OUTPUT": folder.path + "/output"]
            for variable in variables {
                let text = try #require(variable.value.text)
                let name = try #require(text.wholeMatch(of: /\$\{\{ ([a-z_.-]+) \}\}/)?.output.1)
                let value = try #require(values[String(name)], "\(name)")
                environment[variable.word] = value
            }
            let script = try #require(step.entry("run")?.value.text)
            #expect(step.entry("shell")?.value.text == "bash" && !script.contains("${{"))
            result = try await run(script, in: folder, environment)
        }
        return try #require(result)
    }

    private struct NotAnAction: Error {}

    @Test func theActionChecksAndAnnotates() async throws {
        let folder = try await project(in: "App")
        let good = try await action(["working-directory": "App"], in: folder.url)
        #expect(good.succeeded && good.output.isEmpty, "\(good.everything)")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Package.swift"))
        let inputs = ["working-directory": "App", "sarif": "vipergen.sarif", "arguments": "--skip lint --skip mocks"]
        let bad = try await action(inputs, in: folder.url)
        #expect(bad.status == 1)
        #expect(
            bad.output.hasPrefix("::error file=App/Package.swift,line=1,col=1,title=outdated-file::"),
            "\(bad.everything)"
        )
        let sarif = try Data(contentsOf: folder.url.appendingPathComponent("App/vipergen.sarif"))
        #expect(String(decoding: sarif, as: UTF8.self).contains("\"uri\": \"App/Package.swift\""))
    }

    @Test(.enabled(if: SchemaCommandTests.hasValidator, "install check-jsonschema"))
    func theActionAndTheWorkflowAreWhatGitHubReads() async throws {
        let file = Repository.root.appendingPathComponent("action.yml").path
        let action = try await Tool.run(
            SchemaCommandTests.validator,
            ["--builtin-schema", "vendor.github-actions", file]
        )
        #expect(action.succeeded, "\(action.everything)")
        let folder = try TemporaryFolder()
        try folder.write(try #require(MarkdownPage("docs/ci.md").block(after: "workflow")), to: "workflow.yml")
        let workflow = try await Tool.run(
            SchemaCommandTests.validator,
            ["--builtin-schema", "vendor.github-workflows", folder.url.appendingPathComponent("workflow.yml").path]
        )
        #expect(workflow.succeeded, "\(workflow.everything)")
    }

    @Test func theHooksRefuseWhatIsNotGenerated() async throws {
        guard case .sequence(let hooks) = try yaml(".pre-commit-hooks.yaml").content else { throw NotAnAction() }
        #expect(hooks.compactMap { $0.entry("id")?.value.text } == ["vipergen-check", "vipergen-check-specs"])
        let folder = try await project()
        for hook in hooks {
            for key in ["name", "description", "language", "files"] { #expect(hook.entry(key) != nil) }
            #expect(hook.entry("pass_filenames")?.value.text == "false")
            let entry = try #require(hook.entry("entry")?.value.text)
            #expect(try await run(entry, in: folder.url).succeeded)
            let files = try Regex(#require(hook.entry("files")?.value.text))
            #expect("specs/Home/Welcome.yml".firstMatch(of: files) != nil && "README.md".firstMatch(of: files) == nil)
        }
        try folder.write("parametres: {}\n", to: "specs/Home/Jar.yml")
        for hook in hooks {
            #expect(try await run(#require(hook.entry("entry")?.value.text), in: folder.url).status == 1)
        }
    }

    @Test func theBuildPhaseRunsAndItsListsAreComplete() async throws {
        let folder = try await project()
        let page = try MarkdownPage("docs/ci.md")
        let list = try #require(page.block(after: "list"))
        #expect(try await run(list, in: folder.url).succeeded)
        let inputs = try String(
            contentsOf: folder.url.appendingPathComponent("vipergen-inputs.xcfilelist"),
            encoding: .utf8
        )
        let lines = inputs.split(separator: "\n").map { String($0.replacing("$(SRCROOT)/", with: "")) }
        let tree = try FileTree.read(folder.url).keys.filter { path in
            (path.hasPrefix("specs/") && !path.hasPrefix("specs/.schemas/"))
                || (path.contains("/Generated/") && path.hasSuffix(".swift"))
        }
        #expect(lines == tree.sorted())
        let phase = try #require(page.block(after: "phase"))
        let stamp = folder.url.appendingPathComponent("stamp").path
        let variables = ["SRCROOT": folder.url.path, "SCRIPT_OUTPUT_FILE_0": stamp]
        let good = try await run(phase, in: Repository.root, variables)
        #expect(
            good.succeeded && good.everything.isEmpty && FileManager.default.fileExists(atPath: stamp),
            "\(good.everything)"
        )
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("stamp"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Package.swift"))
        let bad = try await run(phase, in: Repository.root, variables)
        #expect(bad.status == 1 && bad.errors.hasPrefix("/") && !FileManager.default.fileExists(atPath: stamp))
        #expect(try await run(#require(page.block(after: "generate")), in: folder.url).succeeded)
    }
}

extension YAMLEntry {
    fileprivate var word: String { key.text ?? "" }
}
