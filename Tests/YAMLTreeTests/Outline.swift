import Basics
import YAMLTree

extension YAMLNode {
    /// The tree without places, in one line: `{a: [b, c]}`.
    var outline: String {
        switch content {
        case .scalar(let scalar): scalar.text
        case .sequence(let items): "[" + items.map(\.outline).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ") + "}"
        }
    }

    /// For example: `1:1-2:4`.
    var span: String { "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)" }

    /// All nodes, from the outside in, in their order.
    var all: [YAMLNode] {
        switch content {
        case .scalar: [self]
        case .sequence(let items): [self] + items.flatMap(\.all)
        case .mapping(let entries): [self] + entries.flatMap { $0.key.all + $0.value.all }
        }
    }

    var scalar: YAMLScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The value of a key, if this is a mapping that has it.
    subscript(_ key: String) -> YAMLNode? {
        guard case .mapping(let entries) = content else { return nil }
        return entries.first { $0.key.scalar?.text == key }?.value
    }
}
