/// The values in scope at a place of a template, as far as they are known before rendering.
struct ContextStack {
    struct Frame {
        /// The shape; `nil` if its name was an error, so that the scope isn't known.
        let shape: ShapeTable.ID?
        let isItem: Bool
        /// Its number among all frames of the template, in the order of opening.
        let id: Int
    }

    /// The path to a value at rendering: from the frame at `slot` through `steps`.
    struct Path {
        let slot: Int
        var steps: [TemplateStep] = []
    }

    enum Lookup {
        case value(Path, shape: ShapeTable.ID)
        /// The `first` or `last` of the list item at `slot`.
        case position(slot: Int, ItemPosition)
        /// The name is unknown; `owner` is the name before it, if it was looked up in that.
        case unknown(TemplateName.Component, owner: String?, candidates: [String])
        /// It can't be decided because of another error.
        case undecidable
    }

    private(set) var frames: [Frame]

    init(_ frames: [Frame]) {
        self.frames = frames
    }

    func pushing(_ frame: Frame) -> ContextStack { ContextStack(frames + [frame]) }

    /// Looks up the first component from the innermost frame outward, and the others inside it.
    func lookUp(_ name: TemplateName, in shapes: ShapeTable) -> Lookup {
        guard let first = name.components.first else { return innermost(name) }
        for (slot, frame) in frames.enumerated().reversed() {
            guard let shape = frame.shape else { return .undecidable }
            if let field = shapes.field(first.name, of: shape) {
                let path = Path(slot: slot, steps: [TemplateStep(name: first.name, position: field.position)])
                return follow(name, from: path, shape: field.shape, in: shapes)
            }
            if frame.isItem, let position = ItemPosition(rawValue: first.name) {
                guard name.components.count == 1 else {
                    return .unknown(name.components[1], owner: first.name, candidates: [])
                }
                return .position(slot: slot, position)
            }
        }
        return .unknown(first, owner: nil, candidates: visibleNames(in: shapes))
    }

    private func innermost(_ name: TemplateName) -> Lookup {
        guard name.isImplicit, let frame = frames.last, let shape = frame.shape else { return .undecidable }
        return .value(Path(slot: frames.count - 1), shape: shape)
    }

    private func follow(
        _ name: TemplateName,
        from start: Path,
        shape: ShapeTable.ID,
        in shapes: ShapeTable
    ) -> Lookup {
        var (path, shape) = (start, shape)
        for (owner, component) in zip(name.components, name.components.dropFirst()) {
            guard let field = shapes.field(component.name, of: shape) else {
                return .unknown(component, owner: owner.name, candidates: shapes.fieldNames(of: shape))
            }
            path.steps.append(TemplateStep(name: component.name, position: field.position))
            shape = field.shape
        }
        return .value(path, shape: shape)
    }

    private func visibleNames(in shapes: ShapeTable) -> [String] {
        let fields = frames.compactMap(\.shape).flatMap(shapes.fieldNames)
        let positions = frames.contains(where: \.isItem) ? ItemPosition.allCases.map(\.rawValue) : []
        return fields + positions
    }
}
