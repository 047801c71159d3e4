/// Shapes, each with a number.
struct ShapeTable {
    typealias ID = Int

    enum Node {
        case text
        case flag
        case code
        case list(ID)
        case fields([(name: String, shape: ID)])
    }

    private(set) var nodes: [Node] = []
    /// The positions of fields by name, for each shape with fields.
    private var positions: [ID: [String: Int]] = [:]

    subscript(_ id: ID) -> Node { nodes[id] }

    /// Returns the position of a field in the declared order, with its shape.
    func field(_ name: String, of id: ID) -> (position: Int, shape: ID)? {
        guard case .fields(let fields) = nodes[id], let position = positions[id]?[name] else { return nil }
        return (position, fields[position].shape)
    }

    func fieldNames(of id: ID) -> [String] {
        guard case .fields(let fields) = nodes[id] else { return [] }
        return fields.map(\.name)
    }

    /// Adds a shape; throws if it declares a name twice.
    mutating func add(_ shape: TemplateShape) throws(ShapeError) -> ID {
        switch shape {
        case .text: return append(.text)
        case .flag: return append(.flag)
        case .code: return append(.code)
        case .list(let item):
            let id = append(.text)
            nodes[id] = .list(try add(item))
            return id
        case .fields(let fields):
            let id = append(.text)
            let added = try added(fields)
            positions[id] = Dictionary(uniqueKeysWithValues: added.enumerated().map { ($1.name, $0) })
            nodes[id] = .fields(added)
            return id
        }
    }

    private mutating func added(
        _ fields: TemplateFields<TemplateShape>
    ) throws(ShapeError) -> [(name: String, shape: ID)] {
        var result: [(name: String, shape: ID)] = []
        var names: Set<String> = []
        for (name, shape) in fields.entries {
            guard names.insert(name).inserted else { throw ShapeError("the field '\(name)' is declared twice") }
            result.append((name, try add(shape)))
        }
        return result
    }

    private mutating func append(_ node: Node) -> ID {
        nodes.append(node)
        return nodes.count - 1
    }
}

/// An invalid shape.
struct ShapeError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
