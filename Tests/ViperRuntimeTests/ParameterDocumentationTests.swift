import Foundation
import SwiftParser
import SwiftSyntax
import Testing
import TestSupport

/// DocC, which only `make test-all` runs, refuses a function of the libraries that documents some of its parameters.
@Suite struct ParameterDocumentationTests {
    @Test(arguments: ["ViperImages", "ViperIssues", "ViperRuntime", "ViperTesting"])
    func allAreDocumentedOrNone(library: String) throws {
        let sources = try FileTree.read(Repository.root.appendingPathComponent("Sources/\(library)"))
        #expect(!sources.isEmpty)
        let documenting = sources.filter { $0.key.hasSuffix(".swift") && $0.value.contains("/// - Parameter") }
        for (path, contents) in documenting {
            let visitor = DocumentedParameters(viewMode: .sourceAccurate)
            visitor.walk(Parser.parse(source: String(decoding: contents, as: UTF8.self)))
            #expect(visitor.differences == [], "\(path)")
        }
    }

    @Test(arguments: [
        ("/// - Parameter a: A.\npublic func f(a: Int, b: Int) {}", ["a, of a, b"]),
        ("/// - Parameters:\n///   - a: A.\n///   - b: B.\npublic func f(_ a: Int, of b: Int) {}", []),
        ("/// F.\npublic init(a: Int) {}", []), ("/// - Parameter a: A.\ninit(a: Int, b: Int) {}", []),
    ])
    func thePartlyDocumentedAreFound(source: String, differences: [String]) {
        let visitor = DocumentedParameters(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: source))
        #expect(visitor.differences == differences)
    }
}

extension Data {
    fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}

/// Finds public functions whose documentation has other parameters than they have.
private final class DocumentedParameters: SyntaxVisitor {
    private(set) var differences: [String] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        compare(node.leadingTrivia, node.modifiers, node.signature)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        compare(node.leadingTrivia, node.modifiers, node.signature)
        return .skipChildren
    }

    private func compare(_ trivia: Trivia, _ modifiers: DeclModifierListSyntax, _ signature: FunctionSignatureSyntax) {
        guard modifiers.contains(where: { ["public", "open"].contains($0.name.text) }) else { return }
        let documented = trivia.flatMap { piece -> [String] in
            guard case .docLineComment(let line) = piece else { return [] }
            let single = line.wholeMatch(of: /\/\/\/ - Parameter (\w+):.*/)?.1
            let listed = line.wholeMatch(of: /\/\/\/   - (\w+):.*/)?.1
            return [single, listed].compactMap { $0.map(String.init) }
        }
        let names = signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        if !documented.isEmpty, documented != names {
            differences.append("\(documented.joined(separator: ", ")), of \(names.joined(separator: ", "))")
        }
    }
}
