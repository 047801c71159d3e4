extension TemplateCompiler {
    mutating func compileCode(
        _ variable: VariableTag,
        _ path: ContextStack.Path,
        before next: TemplateNode?,
        _ scope: CompilationScope
    ) {
        let reference = reference(path, variable.name, scope)
        if let line = variable.line {
            let indentation = scope.indentation.count + line.indentation.count
            let otherwise = TemplateProgram.pending
            let code = Instruction.codeLine(reference: reference, indentation: indentation, otherwise: otherwise)
            return program.endCondition(at: emit(code, for: variable, scope))
        }
        guard let following = following(variable, next, templates[scope.template].text) else {
            let message = "only text may follow '\(variable.name.text)' on its line, since it is code"
            return report(.templateKind, at: variable.name.range, message, scope)
        }
        program.emit(.code(reference: reference, following: following))
    }

    /// Emits the instruction that prints a value, with the white space around it if it has its own line.
    @discardableResult
    mutating func emit(_ instruction: Instruction, for variable: VariableTag, _ scope: CompilationScope) -> Int {
        let bytes = templates[scope.template].text.bytes
        if let line = variable.line {
            program.emitLiteral(scope.indentation[...])
            program.emitLiteral(bytes[line.indentation])
        }
        let position = program.emit(instruction)
        if let line = variable.line { program.emitLiteral(bytes[line.rest], of: scope.template) }
        return position
    }

    /// Returns the number of characters that follow on the line; `nil` if it isn't known before rendering.
    private func following(_ variable: VariableTag, _ next: TemplateNode?, _ text: TemplateText) -> Int? {
        let rest = text.bytes[variable.end...].prefix { $0 != .lineFeed }
        let visible = rest.last == .carriageReturn ? rest.dropLast() : rest
        if visible.isEmpty { return 0 }
        guard case .text(let range)? = next, range.lowerBound == variable.end, range.upperBound >= rest.endIndex else {
            return nil
        }
        return visible.count { !$0.isContinuation }
    }
}
