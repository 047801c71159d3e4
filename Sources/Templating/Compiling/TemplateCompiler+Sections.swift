extension TemplateCompiler {
    mutating func compile(_ section: TemplateSection, _ scope: CompilationScope) {
        guard isWithinNesting(scope) else { return reportNesting(at: section.name.range, scope) }
        switch scope.context.lookUp(section.name, in: shapes) {
        case .undecidable: compileUnknown(section, scope)
        case .unknown(let component, let owner, let candidates):
            reportUnknown(component, owner: owner, candidates: candidates, scope)
            compileUnknown(section, scope)
        case .position(let slot, let position):
            let test = Instruction.testPosition(
                slot: slot,
                position,
                expected: !section.isInverted,
                otherwise: TemplateProgram.pending
            )
            compile(section, under: test, scope.nested())
        case .value(let path, let shape):
            let reference = reference(path, section.name, scope)
            if section.isInverted {
                compileInverted(section, on: reference, shape, scope.nested())
            } else {
                compile(section, on: reference, shape, scope)
            }
        }
    }

    /// Compiles a section with an unknown name, to check the rest of it.
    private mutating func compileUnknown(_ section: TemplateSection, _ scope: CompilationScope) {
        let id = memos.openFrame()
        compile(section.nodes, section.isInverted ? scope.nested() : scope.pushing(nil, id: id))
    }

    private mutating func compile(_ section: TemplateSection, under test: Instruction, _ scope: CompilationScope) {
        let condition = program.emit(test)
        compile(section.nodes, scope)
        program.endCondition(at: condition)
    }

    private mutating func compile(
        _ section: TemplateSection,
        on reference: Int,
        _ shape: ShapeTable.ID,
        _ scope: CompilationScope
    ) {
        let otherwise = TemplateProgram.pending
        switch shapes[shape] {
        case .flag:
            let test = Instruction.testFlag(reference: reference, expected: true, otherwise: otherwise)
            compile(section, under: test, scope.nested())
        case .code:
            let test = Instruction.testEmptyCode(reference: reference, expected: false, otherwise: otherwise)
            compile(section, under: test, scope.nested())
        case .text:
            let condition = program.emit(.enterText(reference: reference, otherwise: otherwise))
            compileInner(section, of: reference, scope, shape)
            program.emit(.leave)
            program.endCondition(at: condition)
        case .fields:
            program.emit(.enterFields(reference: reference))
            compileInner(section, of: reference, scope, shape)
            program.emit(.leave)
        case .list(let item):
            let condition = program.emit(.enterList(reference: reference, otherwise: otherwise))
            let body = program.target()
            compileInner(section, of: reference, scope, item, isItem: true)
            program.emit(.nextItem(reference: reference, body: body))
            program.endCondition(at: condition)
        }
    }

    /// Compiles the content of a section that opens a frame.
    private mutating func compileInner(
        _ section: TemplateSection,
        of reference: Int,
        _ scope: CompilationScope,
        _ shape: ShapeTable.ID,
        isItem: Bool = false
    ) {
        let id = memos.openFrame()
        compile(section.nodes, scope.pushing(shape, isItem: isItem, id: id))
        memos.closeFrame(id, of: reference)
    }

    private mutating func compileInverted(
        _ section: TemplateSection,
        on reference: Int,
        _ shape: ShapeTable.ID,
        _ scope: CompilationScope
    ) {
        let otherwise = TemplateProgram.pending
        let test: Instruction =
            switch shapes[shape] {
            case .flag: .testFlag(reference: reference, expected: false, otherwise: otherwise)
            case .text: .testEmptyText(reference: reference, otherwise: otherwise)
            case .code: .testEmptyCode(reference: reference, expected: true, otherwise: otherwise)
            case .list: .testEmptyList(reference: reference, otherwise: otherwise)
            case .fields: .testNever(otherwise: otherwise)
            }
        compile(section, under: test, scope)
    }
}
