import Diagnostics
import ProjectModel
import SwiftReading
import SwiftSyntax

/// Finds resolvers of the team's own that ask one of the two generated switches and not the other.
struct UnaskedScenes {
    let project: Project
    let files: LintFiles
    let jobs: Int
    let display: @Sendable (String) -> String

    /// The two switches that there can be.
    private enum Switch: String, CaseIterable {
        case adopted = "adoptedScene"
        case generated = "generatedScene"

        var other: Switch { self == .adopted ? .generated : .adopted }
        var kind: String { self == .adopted ? "adopted" : "generated" }
    }

    private struct Ask: Sendable {
        var function: String
        var place: Diagnostics.SourceLocation
        /// What asks the other one, as it is written here.
        var remedy: String
    }

    /// A warning at each place that asks one of them, where nothing asks the other.
    var diagnostics: [Diagnostic] {
        // Without a protocol in `descriptors`, there is only one.
        guard !project.isResolverOnly, !project.adoptedScenes.isEmpty, project.descriptors.teamProtocol != nil else {
            return []
        }
        let asks = files.sources(mentioning: Switch.allCases.map(\.rawValue), jobs: jobs, find: asks)
        return Switch.allCases.flatMap { asked -> [Diagnostic] in
            if asks.contains(where: { $0.function == asked.other.rawValue }) { return [] }
            return asks.filter { $0.function == asked.rawValue }.map { ask in
                Diagnostic(
                    .unaskedScenes,
                    at: ask.place,
                    "the resolver asks '\(ask.function)(for:)' and not '\(asked.other.rawValue)(for:)', so it opens no \(asked.other.kind) scene",
                    notes: [Diagnostic.Note("add above this line: \(ask.remedy)")]
                )
            }
        }
    }

    @Sendable
    private func asks(in source: [UInt8], at path: String, of module: SourceModule) -> [Ask] {
        guard let tree = try? SwiftTree.read(source) else { return [] }
        let finder = AskFinder(Set(Switch.allCases.map(\.rawValue)))
        finder.walk(tree)
        return finder.found.compactMap { call, name -> Ask? in
            let place = TextPlace(ofByte: name.positionAfterSkippingLeadingTrivia.utf8Offset, in: source)
            guard let asked = Switch(rawValue: name.text) else { return nil }
            return Ask(
                function: name.text,
                place: Diagnostics.SourceLocation(path: display(path), line: place.line, column: place.column),
                remedy: remedy(call, asking: asked.other)
            )
        }
    }

    /// The same statement with the name of the other, and the cast that its result takes.
    private func remedy(_ call: FunctionCallExprSyntax, asking other: Switch) -> String {
        let lines = (call.statement ?? Syntax(call)).trimmedDescription.split(whereSeparator: \.isNewline)
        let text = lines.map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(separator: " ")
        let asking = text.replacing(other.other.rawValue + "(for:", with: other.rawValue + "(for:")
        let given = other == .generated ? "UIViewController" : project.descriptors.returns?.text ?? "Any"
        let wanted = call.result
        if let wanted, wanted == given { return asking.replacing(" as? \(given) {", with: " {") }
        guard let wanted, !asking.contains(" as? "), let brace = asking.firstIndex(of: "{") else { return asking }
        return asking[..<brace] + "as? \(wanted) " + asking[brace...]
    }
}

/// Collects calls of functions by their names, with the names.
private final class AskFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [(call: FunctionCallExprSyntax, name: TokenSyntax)] = []

    init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
            ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
        if let name, names.contains(name.text), node.arguments.first?.label?.text == "for" {
            found.append((node, name))
        }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// The `if` that it decides.
    fileprivate var statement: Syntax? {
        var current = parent
        while let node = current, !node.is(CodeBlockItemSyntax.self) {
            if node.is(IfExprSyntax.self) { return node }
            current = node.parent
        }
        return nil
    }

    /// What the function around it returns, without the sign of an optional.
    fileprivate var result: String? {
        var current = parent
        while let node = current {
            if let function = node.as(FunctionDeclSyntax.self) {
                let type = function.signature.returnClause?.type
                return (type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type)?.trimmedDescription
            }
            current = node.parent
        }
        return nil
    }
}
