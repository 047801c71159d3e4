/// A program with which many threads render at once.
///
/// It is a single object because each thread counts the references that it takes: for those of the program's arrays,
/// they would wait for each other.
final class SharedProgram: Sendable {
    let program: TemplateProgram

    init(_ program: TemplateProgram) {
        self.program = program
    }
}

/// The parts of a program that are read at every step, without the arrays, whose references would be counted each
/// time.
///
/// Valid only within `withView`.
struct ProgramView {
    let instructions: UnsafeBufferPointer<Instruction>
    let literals: UnsafeBufferPointer<UInt8>
    let references: UnsafeBufferPointer<TemplateReference>
    let steps: UnsafeBufferPointer<TemplateStep>
}

extension TemplateProgram {
    func withView<Failure: Error>(_ body: (ProgramView) throws(Failure) -> Void) throws(Failure) {
        try instructions.withUnsafeBufferPointer { (instructions) throws(Failure) in
            try literals.withUnsafeBufferPointer { (literals) throws(Failure) in
                try references.withUnsafeBufferPointer { (references) throws(Failure) in
                    try steps.withUnsafeBufferPointer { (steps) throws(Failure) in
                        try body(
                            ProgramView(
                                instructions: instructions,
                                literals: literals,
                                references: references,
                                steps: steps
                            )
                        )
                    }
                }
            }
        }
    }
}
