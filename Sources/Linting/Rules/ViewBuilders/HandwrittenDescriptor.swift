import ProjectModel
import SwiftReading

/// Descriptors come of specs: the resolver knows no others.
enum HandwrittenDescriptor: SyntaxRule {
    static let rule = LintRule.handwrittenDescriptor

    static func words(_ context: LintContext) -> [WordGroup] {
        [WordGroup(context.descriptorProtocols.sorted())]
    }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        TypeDeclarationVisitor.all(in: source.tree).flatMap { declaration in
            declaration.inherited.filter {
                // A team's protocol may well have others behind it.
                context.descriptorProtocols.contains($0.name)
                    && !(declaration.isProtocol && $0.name == context.teamDescriptorProtocol)
            }.map { conformance in
                Finding(
                    rule,
                    at: conformance.offset,
                    "'\(declaration.name.plainText)' is a descriptor written by hand",
                    "write a spec for its scene or its use case; 'vipergen generate' generates the descriptor from it"
                )
            }
        }
    }
}
