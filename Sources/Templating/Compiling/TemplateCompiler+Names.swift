extension TemplateCompiler {
    mutating func compile(_ variable: VariableTag, before next: TemplateNode?, _ scope: CompilationScope) {
        let name = variable.name
        switch scope.context.lookUp(name, in: shapes) {
        case .undecidable: break
        case .unknown(let component, let owner, let candidates):
            reportUnknown(component, owner: owner, candidates: candidates, scope)
        case .position:
            report(.templateKind, at: name.range, "'\(name.text)' is a flag, which has no text", scope)
        case .value(let path, let shape):
            switch shapes[shape] {
            case .text: emit(.text(reference: reference(path, name, scope)), for: variable, scope)
            case .code: compileCode(variable, path, before: next, scope)
            case .flag:
                report(.templateKind, at: name.range, "'\(name.text)' is a flag, which has no text", scope)
            case .list:
                report(.templateKind, at: name.range, "'\(name.text)' is a list, which has no text", scope)
            case .fields:
                report(
                    .templateKind,
                    at: name.range,
                    "'\(name.text)' has fields, but isn't text",
                    scope
                )
            }
        }
    }

    mutating func reference(_ path: ContextStack.Path, _ name: TemplateName, _ scope: CompilationScope) -> Int {
        memos.add(path, in: scope.context)
        return program.addReference(path, template: scope.template, name: name.range)
    }

    mutating func reportUnknown(
        _ component: TemplateName.Component,
        owner: String?,
        candidates: [String],
        _ scope: CompilationScope
    ) {
        let message = owner.map { "'\($0)' has no field '\(component.name)'" } ?? "unknown name '\(component.name)'"
        let near = NearName.find(component.name, in: candidates)
        report(.templateName, at: component.range, message, near: near, scope)
    }
}
