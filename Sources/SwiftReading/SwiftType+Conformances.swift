extension SwiftType {
    /// Whether it is made of the platform's types only and is `Equatable`. `false` may mean that it isn't known.
    public var isKnownEquatable: Bool { shape.isKnownEquatable }

    /// Whether it is made of the platform's types only and is `Sendable`. `false` may mean that it isn't known.
    public var isKnownSendable: Bool { shape.isKnownSendable }
}

extension TypeShape {
    fileprivate var isKnownEquatable: Bool {
        switch desugared {
        case .optional(let inner), .array(let inner): inner.isKnownEquatable
        case .dictionary(let key, let value): key.isKnownEquatable && value.isKnownEquatable
        case .named(let path):
            StandardType.describing(path)?.isEquatable == true
                && path.flatMap(\.arguments).allSatisfy(\.isKnownEquatable)
        case .tuple, .function, .existential, .composition, .metatype: false
        }
    }

    fileprivate var isKnownSendable: Bool {
        switch desugared {
        case .optional(let inner), .array(let inner): inner.isKnownSendable
        case .dictionary(let key, let value): key.isKnownSendable && value.isKnownSendable
        case .tuple(let elements): elements.allSatisfy(\.type.isKnownSendable)
        case .function(let function): function.isSendable
        case .existential(.named(let path)): ["Error", "Sendable"].contains(path.last?.name ?? "")
        case .named(let path):
            StandardType.describing(path)?.isSendable == true && path.flatMap(\.arguments).allSatisfy(\.isKnownSendable)
        case .existential, .composition, .metatype: false
        }
    }
}
