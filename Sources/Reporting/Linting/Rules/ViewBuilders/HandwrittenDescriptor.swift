import ProjectModel
import SwiftReading

/// Descriptors come of specs: the resolver knows no others.
enum HandwrittenDescriptor: SyntaxRule {
    static let rule = LintRule.handwrittenDescriptor
    static let isAboutAdopting = true
    static let summary = "Descriptors are generated."

    static func words(_ context: LintContext) -> [WordGroup] {
        [WordGroup(context.descriptorProtocols.sorted())]
    }

    private static func remedy(_ declaration: TypeDeclaration, _ context: LintContext) -> String {
        let name = declaration.name.plainText
        let scene = name.hasSuffix("Descriptor") ? String(name.dropLast("Descriptor".count)) : ""
        if context.sceneNames.contains(scene) {
            return "delete it: one with its name is generated from the spec of '\(scene)'"
        }
        let way = declaration.name.enclosingTypes.reversed().joined(separator: ".")
        if context.exceptedDescriptors.contains(way) {
            return "once something builds it as the others are built, remove '\(way)' from 'except'"
        }
        if context.adoptedDescriptors.isEmpty {
            return "write a spec for its scene or its use case; 'vipergen generate' generates the descriptor from it"
        }
        return "write a spec for its scene, with 'descriptor: \(way)', and run 'vipergen generate'"
    }

    /// The way to an adopted descriptor may begin with its module, and an extension's with nothing.
    private static func isAdopted(_ declaration: TypeDeclaration, _ context: LintContext) -> Bool {
        let way = Array(declaration.name.enclosingTypes.reversed())
        return context.adoptedDescriptors.contains { $0.count >= way.count && $0.suffix(way.count).elementsEqual(way) }
    }

    /// Nothing outside of its function reaches a local one, so that no spec and no exception could name it.
    private static func isLeft(_ declaration: TypeDeclaration, _ context: LintContext) -> Bool {
        isAdopted(declaration, context) || (declaration.name.isLocal && !context.adoptedDescriptors.isEmpty)
    }

    /// Whether it is the team's own protocol, which SwiftUI may have one like: `Scene` is another than `App.Scene`, unless it is
    /// written inside `App`.
    private static func means(_ path: [String], _ declaration: TypeDeclaration, _ context: LintContext) -> Bool {
        let around = context.typesAroundDescriptorProtocol
        guard let outer = around.last else { return true }
        return path.count > 1
            ? path.dropLast().suffix(around.count).elementsEqual(around.suffix(path.count - 1))
            : declaration.name.enclosingTypes.contains(outer)
    }

    static func findings(in source: ParsedSource, _ context: LintContext) -> [Finding] {
        TypeDeclarationVisitor.all(in: source.tree).filter { !isLeft($0, context) }.flatMap { declaration in
            declaration.inheritedPaths.filter { written in
                guard let name = written.path.last, context.descriptorProtocols.contains(name) else { return false }
                if name != context.teamDescriptorProtocol { return true }
                // A team's protocol may well have others behind it.
                return !declaration.isProtocol && means(written.path, declaration, context)
            }.map { conformance in
                Finding(
                    rule,
                    at: conformance.offset,
                    "'\(declaration.name.plainText)' is a descriptor written by hand",
                    remedy(declaration, context)
                )
            }
        }
    }
}
