extension TemplateRenderer {
    /// Begins a recursive partial; the result is where its instructions are.
    mutating func enter(
        _ call: TemplateCall,
        from position: Int,
        _ outputCount: Int
    ) throws(TemplateRenderError) -> Int {
        if let problem = problemAfterVisit(outputCount) ?? problemOfDepth(call) {
            throw error(inTemplate: call.template, at: call.name, problem)
        }
        returns.append(RenderingReturn(instruction: position, base: base, indentation: indentation))
        let callee = frames.count
        for slot in call.slots { frames.append(frames[base + slot]) }
        base = callee
        let start = call.keepsIndentation ? indentation.lowerBound : indentation.upperBound
        indentationBytes += call.indentation
        indentation = start..<indentationBytes.count
        return call.target
    }

    /// Goes back to the caller; `nil` when there is none, since the template is rendered.
    mutating func leaveProcedure() -> Int? {
        guard let caller = returns.popLast() else { return nil }
        frames.removeSubrange(base...)
        base = caller.base
        indentation = caller.indentation
        indentationBytes.removeSubrange(indentation.upperBound...)
        return caller.instruction
    }

    /// Counts one list item.
    mutating func visit(_ reference: Int, _ outputCount: Int) throws(TemplateRenderError) {
        if let problem = problemAfterVisit(outputCount) { throw error(reference, problem) }
    }

    private mutating func problemAfterVisit(_ outputCount: Int) -> String? {
        visits += 1
        if visits > limits.visits { return "more than \(limits.visits) list items and partials are rendered" }
        if outputCount > outputEnd { return "the output takes more than \(limits.outputBytes) bytes" }
        return nil
    }

    private func problemOfDepth(_ call: TemplateCall) -> String? {
        if returns.count >= limits.recursion { return "the values are more than \(limits.recursion) deep" }
        if indentationBytes.count + call.indentation.count > limits.templateBytes {
            return "the lines are indented by more than \(limits.templateBytes) bytes"
        }
        return nil
    }
}
