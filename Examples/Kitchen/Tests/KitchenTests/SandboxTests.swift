import Foundation
import Testing

#if !canImport(UIKit)
    /// The sandboxes of the features, run as programs. On iOS they are apps, and no app starts another one.
    @Suite
    struct SandboxTests {
        @Test(arguments: ["Kaimono", "Recipes"])
        func everySceneAndStateOpens(module: String) throws {
            let (status, text) = try walk(module)
            #expect(status == 0, "\(text)")
            #expect(text.hasPrefix("\(module): "))
            #expect(text.contains("StandInViewController"))
        }

        @Test func theDocumentationShowsWhatIsPrinted() throws {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
            let page = try String(
                contentsOf: root.appendingPathComponent("docs/testing-and-sandboxes.md").standardized,
                encoding: .utf8
            )
            let block = page.components(separatedBy: "<!-- output RecipesSandbox -->\n```text\n").last
            let excerpt = try #require(block?.components(separatedBy: "```").first)
            #expect(excerpt.hasPrefix("RecipeDetails\n"))
            #expect(try walk("Recipes").text.contains(excerpt))
        }

        private func walk(_ module: String) throws -> (status: Int32, text: String) {
            let process = Process()
            let output = Pipe()
            process.executableURL = folderOfProducts.appendingPathComponent("\(module)Sandbox")
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, text)
        }

        private var folderOfProducts: URL {
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
            return (bundle ?? Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
        }
    }
#else
    /// The sandboxes of the features are apps of their own here.
    @Suite(.disabled("a test can't start another app; run the scheme of the sandbox instead"))
    struct SandboxTests {
        @Test func everySceneAndStateOpens() {}
    }
#endif
