import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The way from descriptors that are the team's own to its own builders, checked by the compiler.
enum AdoptedScenesFile: FileOfProject {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "hasImports": .flag,
        "isolated": .text,
        "conformance": .text,
        "scenes": .list([
            "summary": .list(.text), "declaration": .text, "case": .text, "descriptor": .text,
            "usesDescriptor": .flag, "output": .text, "builder": .text,
        ]),
        "environment": .text,
        "isolation": .list(.text),
        "functions": .text,
        "result": .text,
        "optionalResult": .text,
    ]

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        let isolatesByDefault = project.swift.defaultIsolation == .mainActor
        let isOnMainActor = project.environment.functionIsolation == .mainActor
        let result = project.descriptors.returns
        let imports = importLines(in: context)
        return [
            "imports": .lines(imports),
            "hasImports": .flag(!imports.isEmpty),
            // Types can say so since Swift 6.1; older compilers don't know the setting either.
            "isolated": .text(isolatesByDefault ? "nonisolated " : ""),
            // Descriptors may be on the main actor, and what is in an extension of theirs is then as well.
            "conformance": .text(isolatesByDefault && !isOnMainActor ? "nonisolated " : ""),
            "scenes": .list(project.adoptedScenes.map { values(for: $0, in: project) }),
            "environment": .text(project.environment.name),
            "isolation": .lines(isOnMainActor ? ["@MainActor"] : []),
            // A team that says so has code that says nothing, which Swift 5 is lenient with as long as this doesn't either.
            "functions": .text(!isOnMainActor && isolatesByDefault ? "nonisolated " : ""),
            "result": .text(result?.text ?? "Any"),
            "optionalResult": .text(result.map(optional) ?? "Any?"),
        ]
    }

    private static func values(for scene: AdoptedScene, in project: Project) -> TemplateValue {
        let name = scene.name.lowerCamelCase
        let output = "\(scene.descriptor.value.text).\(project.descriptors.output)"
        return [
            "summary": scene.summary.documentationLines,
            "declaration": .text(name.spelled(.declaration)),
            "case": .text(name.spelled(.member)),
            "descriptor": .text(scene.descriptor.value.text),
            "usesDescriptor": .flag(scene.builder?.value.names.contains("descriptor") ?? true),
            "output": .text(project.descriptors.returns == nil ? output : ""),
            "builder": .text(scene.builderText),
        ]
    }

    /// `nil` says that the descriptor isn't an adopted one, also where a builder may return `nil`.
    private static func optional(_ type: SwiftType) -> String {
        type.isOptional ? "\(type.text)?" : type.optionalText
    }

    /// As the team asks for them; frameworks that aren't everywhere come last.
    private static func importLines(in context: GenerationContext) -> [String] {
        let project = context.project
        let all = Set(project.descriptors.imports + [project.environment.module]).subtracting([project.app])
        let conditional = all.filter(\.isPlatformFramework).union(project.descriptors.optionalImports).sorted()
        return all.subtracting(conditional).sorted().map { "import \($0)" }
            + conditional.flatMap { ["#if canImport(\($0))", "    import \($0)", "#endif"] }
    }
}

extension String {
    /// Whether it is a module of Apple's platforms that others lack.
    fileprivate var isPlatformFramework: Bool {
        PlatformModules.names.contains(self) && !PlatformModules.everywhere.contains(self)
    }
}
