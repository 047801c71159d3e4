extension TypeShape {
    /// The type as Swift spells it, on one line.
    var text: String {
        if case .named(let name, let arguments) = self, arguments.isEmpty { return name }
        var text = TextBuffer(capacity: 120)
        write(to: &text)
        return text.string
    }

    func write(to text: inout TextBuffer) {
        switch self {
        case .named(let name, let arguments): TypeShape.write(name, arguments, to: &text)
        case .member(let base, let name, let arguments):
            base.writeOperand(to: &text)
            text += "."
            TypeShape.write(name, arguments, to: &text)
        case .optional(let wrapped): wrapped.write(before: "?", to: &text)
        case .implicitlyUnwrapped(let wrapped): wrapped.write(before: "!", to: &text)
        case .metatype(let base, let kind): base.write(before: "." + kind, to: &text)
        case .array(let element): element.write(between: "[", "]", to: &text)
        case .dictionary(let key, let value):
            key.write(between: "[", ": ", to: &text)
            value.write(between: "", "]", to: &text)
        case .tuple(let elements): TypeShape.write(elements, to: &text)
        case .function(let function): function.write(to: &text)
        case .existential(let base): base.write(between: "any ", "", to: &text)
        case .opaque(let base): base.write(between: "some ", "", to: &text)
        case .suppressed(let base): base.write(between: "~", "", to: &text)
        case .composition(let parts): TypeShape.write(parts, separator: " & ", to: &text) { $0.writeOperand(to: &$1) }
        case .attributed(let attributes, let base):
            for attribute in attributes { text += attribute + " " }
            base.write(to: &text)
        case .pack(let pattern): pattern.write(between: "repeat ", "", to: &text)
        case .verbatim(let written): text += written
        }
    }

    private func write(between opening: String, _ closing: String, to text: inout TextBuffer) {
        text += opening
        write(to: &text)
        text += closing
    }

    private func write(before suffix: String, to text: inout TextBuffer) {
        writeOperand(to: &text)
        text += suffix
    }

    /// Writes the type, in parentheses if the following text would otherwise apply to a part of it.
    private func writeOperand(to text: inout TextBuffer) {
        if isOperand { return write(to: &text) }
        write(between: "(", ")", to: &text)
    }

    private var isOperand: Bool {
        switch self {
        case .function, .existential, .opaque, .composition, .attributed, .pack: false
        case .verbatim(let written): !written.contains(" ")
        default: true
        }
    }

    static func write(_ elements: [TupleElement], to text: inout TextBuffer) {
        text += "("
        write(elements, separator: ", ", to: &text) { element, text in
            if let label = element.label { text += label + ": " }
            element.type.write(to: &text)
            if element.isVariadic { text += "..." }
        }
        text += ")"
    }

    private static func write(_ name: String, _ arguments: [TypeShape], to text: inout TextBuffer) {
        text += name
        guard !arguments.isEmpty else { return }
        text += "<"
        write(arguments, separator: ", ", to: &text) { $0.write(to: &$1) }
        text += ">"
    }

    private static func write<Part>(
        _ parts: [Part],
        separator: String,
        to text: inout TextBuffer,
        _ write: (Part, inout TextBuffer) -> Void
    ) {
        for (position, part) in parts.enumerated() {
            if position > 0 { text += separator }
            write(part, &text)
        }
    }
}

extension FunctionShape {
    fileprivate func write(to text: inout TextBuffer) {
        // The compiler takes `(Void) -> Int` for a mistake.
        if parameters.count == 1, parameters[0].type == .named("Void", []), parameters[0].label == nil {
            text += "(())"
        } else {
            TypeShape.write(parameters, to: &text)
        }
        text += effects.text + " -> "
        if result == .void { text += "Void" } else { result.write(to: &text) }
    }
}

extension Effects {
    /// The text between parameters and arrow, with a leading space.
    var text: String {
        let waiting = isAsync ? " async" : ""
        return switch throwing {
        case .never: waiting
        case .any: waiting + " throws"
        case .typed(let type): waiting + " throws(\(type.text))"
        case .relayed: waiting + " rethrows"
        }
    }

    /// The text before a call, with a trailing space.
    var call: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }
}
