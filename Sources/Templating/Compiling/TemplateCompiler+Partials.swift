extension TemplateCompiler {
    mutating func compile(_ partial: TemplatePartial, _ scope: CompilationScope) {
        // An unknown one is reported for each template, not for each place from which that is seen.
        guard let template = indices[partial.name] else { return }
        guard isWithinNesting(scope) else { return reportNesting(at: partial.range, scope) }
        if isRecursive[template] {
            call(partial, template, scope)
        } else {
            compile(templates[template].nodes, inner(partial, template, scope))
        }
    }

    private func inner(_ partial: TemplatePartial, _ template: Int, _ scope: CompilationScope) -> CompilationScope {
        var inner = scope.nested()
        inner.template = template
        inner.inclusions.append(CompilationScope.Inclusion(template: scope.template, partial: partial))
        if let own = ownIndentation(partial, scope) {
            inner.indentation.bytes += own
        } else {
            inner.indentation = .none
        }
        return inner
    }

    private func ownIndentation(_ partial: TemplatePartial, _ scope: CompilationScope) -> ArraySlice<UInt8>? {
        partial.indentation.map { templates[scope.template].text.bytes[$0] }
    }

    private mutating func call(_ partial: TemplatePartial, _ template: Int, _ scope: CompilationScope) {
        let slots = scope.context.reachableSlots
        let frames = slots.map { scope.context.frames[$0] }
        guard let callee = procedure(template, seeing: frames, partial, scope) else { return }
        if let caller = scope.procedure, let descent = frames.last?.descent {
            callGraph.edges.append(
                CallGraph.Edge(
                    caller: caller,
                    callee: callee,
                    descent: descent,
                    template: scope.template,
                    partial: partial
                )
            )
        }
        let indentation = ownIndentation(partial, scope).map { scope.indentation.bytes + $0 }
        program.calls.append(
            TemplateCall(
                target: callee,
                slots: slots,
                keepsIndentation: scope.indentation.followsCall && indentation != nil,
                indentation: indentation ?? [],
                template: scope.template,
                name: partial.range
            )
        )
        program.emit(.call(program.calls.count - 1))
    }

    /// The procedure for a template as seen from a context; `nil` when an error leaves open what is in reach.
    private mutating func procedure(
        _ template: Int,
        seeing frames: [ContextStack.Frame],
        _ partial: TemplatePartial,
        _ scope: CompilationScope
    ) -> Int? {
        var keyFrames: [ProcedureKey.Frame] = []
        for frame in frames {
            guard let shape = frame.shape else { return nil }
            keyFrames.append(ProcedureKey.Frame(shape: shape, isItem: frame.isItem))
        }
        let key = ProcedureKey(template: template, frames: keyFrames)
        if let known = procedures[key] { return known }
        let procedure = procedureStarts.count
        procedures[key] = procedure
        procedureStarts.append(0)
        waiting.append(entryScope(of: procedure, template, seeing: frames, partial, scope))
        return procedure
    }

    private func entryScope(
        of procedure: Int,
        _ template: Int,
        seeing frames: [ContextStack.Frame],
        _ partial: TemplatePartial,
        _ scope: CompilationScope
    ) -> CompilationScope {
        let outer = frames.dropLast().map {
            ContextStack.Frame(shape: $0.shape, isItem: $0.isItem, descent: .elsewhere)
        }
        let innermost = frames.suffix(1).map { ContextStack.Frame(shape: $0.shape, isItem: $0.isItem, descent: .same) }
        return CompilationScope(
            template: template,
            procedure: procedure,
            context: ContextStack(outer + innermost),
            indentation: CompilationScope.LineIndentation(followsCall: true, bytes: []),
            inclusions: [CompilationScope.Inclusion(template: scope.template, partial: partial)]
        )
    }
}
