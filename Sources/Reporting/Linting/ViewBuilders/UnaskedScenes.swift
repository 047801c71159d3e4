import SwiftSyntax

/// Finds the team's own resolvers that don't ask for adopted scenes, but only for generated ones, or for none.
struct UnaskedScenes {
    let project: Project
    let files: LintFiles
    let jobs: Int
    let display: @Sendable (String) -> String

    /// The function for the scenes of all specs, and the one for generated scenes.
    private static let (all, generated) = ("adoptedScene", "generatedScene")

    private struct Ask: Sendable {
        var function: String
        var place: Basics.SourceLocation
        /// The call with the other function; `nil` if the enclosing function takes no descriptor.
        var line: String?
    }

    /// A warning at each place that asks for generated scenes if nothing asks for adopted ones; if nothing asks at
    /// all, one at the resolver.
    var diagnostics: [Diagnostic] {
        // Generated descriptors are opened by the switch's own function.
        if project.adoptedScenes.allSatisfy(\.hasGeneratedDescriptor) { return [] }
        let asks = files.allSources(mentioning: [Self.all, Self.generated], jobs: jobs, find: asks)
        if asks.contains(where: { $0.function == Self.all }) { return [] }
        if asks.isEmpty { return [unaskingResolver].compactMap(\.self) }
        return asks.map { ask in
            Diagnostic(
                .unaskedScenes,
                at: ask.place,
                "the resolver asks '\(Self.generated)(for:)' and not '\(Self.all)(for:)', so it opens no adopted scene",
                note: "write in its place, which opens both: \(ask.line ?? "'\(Self.all)(for:)'")"
            )
        }
    }

    /// The warning at the resolver; `nil` if no function takes any descriptor: one for each type needs no switch.
    private var unaskingResolver: Diagnostic? {
        let environment = project.environment.name.lastPart
        let found = files.allSources(mentioning: [environment], jobs: jobs) { source, path, _ -> [OwnResolver.Found] in
            guard ByteSearch([conformance.lastPart]).findsAny(in: source), !LintFiles.liesAmongTests(path),
                let tree = try? SwiftTree.read(source)
            else { return [] }
            let finder = self.finder
            finder.walk(tree)
            return finder.found.map { found in
                var found = found
                found.place = source.location(of: found.byte, path: display(path))
                return found
            }
        }
        guard let resolver = found.first(where: \.isCertain) ?? found.first, let place = resolver.place else {
            return nil
        }
        let returning = resolver.givesValueWithoutReturn ? ", and 'return' before the statement that is there" : ""
        return Diagnostic(
            .unaskedScenes,
            at: place,
            "nothing calls '\(Self.all)(for:)', so the generated switch opens no scene",
            note: "write first in this function: \(line(in: resolver))\(returning)"
        )
    }

    private var conformance: String { project.descriptors.teamProtocol ?? "Any" }

    private var finder: OwnResolver {
        OwnResolver(
            environment: project.environment.name.lastPart,
            conformance: conformance.lastPart,
            project.descriptors
        )
    }

    /// - Parameter receiver: the receiver of the call; `nil` for the function's own.
    private func line(in resolver: OwnResolver.Found, receiver: String? = nil) -> String {
        let call = "\(receiver ?? resolver.receiver)\(Self.all)(for: \(resolver.subject)\(handedArguments))"
        return "if let scene = \(call)\(resolver.cast) { return scene }"
    }

    @Sendable
    private func asks(in source: [UInt8], at path: String, of module: SourceModule) -> [Ask] {
        guard !LintFiles.liesAmongTests(path), let tree = try? SwiftTree.read(source) else { return [] }
        let finder = AskFinder([Self.all, Self.generated])
        finder.walk(tree)
        return finder.found.map { call, name -> Ask in
            Ask(
                function: name.text,
                place: source.location(of: name.positionAfterSkippingLeadingTrivia.utf8Offset, path: display(path)),
                line: line(around: call)
            )
        }
    }

    private func line(around call: FunctionCallExprSyntax) -> String? {
        guard
            let function = sequence(first: Syntax(call), next: \.parent).first(where: { $0.is(FunctionDeclSyntax.self) }
            )
        else { return nil }
        let finder = self.finder
        finder.walk(function)
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        return finder.found.first.map { line(in: $0, receiver: base.map { "\($0.trimmedDescription)." }) }
    }

    /// The arguments, named as in the enclosing function.
    private var handedArguments: String {
        project.descriptors.resolverParameters.map { parameter in
            let label = SwiftIdentifier.spelled(parameter.name, as: .argumentLabel)
            return ", \(label): \(SwiftIdentifier.spelled(parameter.name, as: .local))"
        }.joined()
    }
}

/// Collects calls of functions with these names.
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
