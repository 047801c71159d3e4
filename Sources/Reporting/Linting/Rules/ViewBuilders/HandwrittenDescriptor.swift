/// Descriptors are generated from specs: the resolver knows no others.
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

    /// Returns true for an adopted descriptor. Its path may begin with its module, and an extension's may omit that.
    private static func isAdopted(_ declaration: TypeDeclaration, _ context: LintContext) -> Bool {
        let way = Array(declaration.name.enclosingTypes.reversed())
        return context.adoptedDescriptors.contains { $0.count >= way.count && $0.suffix(way.count).elementsEqual(way) }
    }

    /// Returns true if the declaration may stay. A local one can't be reached from outside its function, so no spec
    /// and no exception could name it.
    private static func isLeft(_ declaration: TypeDeclaration, _ context: LintContext) -> Bool {
        isAdopted(declaration, context) || (declaration.name.isLocal && !context.adoptedDescriptors.isEmpty)
    }

    /// Returns true for the team's own protocol and not a namesake of SwiftUI's: `Scene` isn't `App.Scene`, except
    /// inside `App`.
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
