/// Writes expressions for values of types.
struct ValueWriter {
    enum Kind { case zero, sample }

    let kind: Kind
    let custom: (String) -> String?

    func value(of shape: TypeShape) -> String? {
        switch shape.desugared {
        case .optional(let wrapped): collection(of: [wrapped], empty: "nil") { $0[0] }
        case .array(let element): collection(of: [element], empty: "[]") { "[\($0[0])]" }
        case .dictionary(let key, let value): collection(of: [key, value], empty: "[:]") { "[\($0[0]): \($0[1])]" }
        case .tuple(let elements): tuple(elements)
        case .function(let function): closure(function)
        case .existential(.named(let path)) where path.last == TypeShape.Segment(name: "Error"): "CancellationError()"
        case .named(let path): named(path, spelling: shape.spelling)
        case .existential, .composition, .metatype: custom(shape.spelling)
        }
    }

    private func collection(of elements: [TypeShape], empty: String, _ full: ([String]) -> String) -> String {
        guard kind == .sample else { return empty }
        let values = elements.compactMap(value)
        return values.count == elements.count ? full(values) : empty
    }

    private func tuple(_ elements: [TypeShape.TupleElement]) -> String? {
        let values = elements.compactMap { element in
            value(of: element.type).map { value in
                element.label.map { "\(SwiftIdentifier.spelled($0, as: .argumentLabel)): \(value)" } ?? value
            }
        }
        return values.count == elements.count ? "(" + values.joined(separator: ", ") + ")" : nil
    }

    private func closure(_ function: TypeShape.Function) -> String? {
        let parameters = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = parameters.isEmpty ? "" : "\(parameters) in"
        let isVoid = function.result.desugared == .void
        guard let result = isVoid ? "" : value(of: function.result) else { return nil }
        let words = [head, result].filter { !$0.isEmpty }
        return words.isEmpty ? "{}" : "{ \(words.joined(separator: " ")) }"
    }

    private func named(_ path: [TypeShape.Segment], spelling: String) -> String? {
        guard let type = StandardType.describing(path), let segment = path.last else { return custom(spelling) }
        let arguments = segment.arguments
        switch segment.name {
        case "Set", "ArraySlice", "ContiguousArray":
            return collection(of: arguments, empty: "[]") { "[\($0[0])]" }
        case "Result": return value(of: arguments[0]).map { ".success(\($0))" }
        case "Range": return range(of: arguments[0], "..<")
        case "ClosedRange": return range(of: arguments[0], "...")
        default: return kind == .zero ? type.zero : type.sample ?? type.zero
        }
    }

    private func range(of bound: TypeShape, _ sign: String) -> String? {
        guard case .named(let path) = bound.desugared, let type = StandardType.describing(path) else { return nil }
        guard type.literals.contains(.integer), let zero = type.zero, let sample = type.sample else { return nil }
        return zero + sign + (kind == .zero ? zero : sample)
    }
}
