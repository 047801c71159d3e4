extension SwiftType {
    /// True if it consists only of platform types and is `Equatable`. If false, that may only be unknown.
    public var isKnownEquatable: Bool { shape.conforms(to: .equatable) == true }

    /// True if it consists only of platform types and is `Sendable`. If false, that may only be unknown.
    public var isKnownSendable: Bool { shape.conforms(to: .sendable) == true }

    /// True if it is `Hashable`, in the same sense as ``isKnownEquatable``.
    public var isKnownHashable: Bool { shape.conforms(to: .hashable) == true }

    /// True if its form, or a known platform type in it, rules out `Equatable`.
    public var isNeverEquatable: Bool { shape.conforms(to: .equatable) == false }

    /// True if it can't be `Hashable`, in the same sense as ``isNeverEquatable``.
    public var isNeverHashable: Bool { shape.conforms(to: .hashable) == false }

    /// True if it can't be `Codable`, in the same sense as ``isNeverEquatable``.
    public var isNeverCodable: Bool { shape.conforms(to: .codable) == false }

    /// True if it can't be `Sendable`, in the same sense as ``isNeverEquatable``.
    public var isNeverSendable: Bool { shape.conforms(to: .sendable) == false }

    /// True if it may be the type of a typed throw: the name of a type that, as far as is known, is an `Error`.
    ///
    /// For example: `OrderError` and `URLError`, but not `Int`, `OrderError?`, `any OrderProblem` or `Never`.
    public var mayBeThrown: Bool {
        guard case .named(let path) = shape.desugared, shape.conforms(to: .error) != false else { return false }
        return !["Never", "Swift.Never"].contains(path.map(\.name).joined(separator: "."))
    }
}

extension TypeShape {
    /// Returns true if values of the type conform; `nil` if that isn't known.
    func conforms(to wanted: TypeConformance) -> Bool? {
        switch desugared {
        case .optional(let inner): wanted.isStructural ? inner.conforms(to: wanted) : false
        case .array(let inner): wanted.isStructural ? inner.conforms(to: wanted) : false
        case .dictionary(let key, let value):
            switch wanted {
            case .equatable: value.conforms(to: wanted)
            case .hashable, .codable, .sendable: TypeShape.all([key, value], conformTo: wanted)
            default: false
            }
        case .tuple(let elements):
            wanted == .sendable ? TypeShape.all(elements.map(\.type), conformTo: wanted) : false
        case .function(let function):
            wanted == .sendable && (function.isSendable || function.globalActor != nil)
        case .existential(let constraint): constraint.existentialConforms(to: wanted)
        case .composition: nil
        case .metatype: wanted == .sendable ? nil : false
        case .named(let path): path.conforms(to: wanted)
        }
    }

    /// Foundation types that aren't `Sendable` on Apple's platforms either.
    fileprivate static let nonSendables: Set = [
        "InputStream", "NSAttributedString", "NSCoder", "NSEnumerator", "NSMutableArray", "NSMutableAttributedString",
        "NSMutableData", "NSMutableDictionary", "NSMutableOrderedSet", "NSMutableSet", "NSMutableString",
        "NSNotification", "NSObject", "Notification", "OutputStream", "RunLoop", "Scanner", "Stream", "Timer",
    ]

    fileprivate static let codablesOfUIKit: Set = [
        "NSDirectionalEdgeInsets", "UIEdgeInsets", "UIFloatRange", "UIOffset",
    ]

    fileprivate static func all(_ types: [TypeShape], conformTo wanted: TypeConformance) -> Bool? {
        let answers = types.map { $0.conforms(to: wanted) }
        if answers.contains(false) { return false }
        return answers.contains(nil) ? nil : true
    }

    /// Platform protocols that don't imply `Sendable`.
    private static let protocolsOfNonSendables: Set = [
        "AnyObject", "AsyncSequence", "BidirectionalCollection", "Codable", "Collection", "Comparable", "CVarArg",
        "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
        "RandomAccessCollection", "Sequence", "StringProtocol",
    ]

    /// Returns whether a protocol's existential conforms to the protocol, which is so for only a few.
    fileprivate func existentialConforms(to wanted: TypeConformance) -> Bool? {
        let parts = if case .composition(let parts) = self { parts } else { [self] }
        let names = Set(parts.compactMap { if case .named(let path) = $0 { path.last?.name } else { nil } })
        return switch wanted {
        case .error: names == ["Error"] ? true : names.isDisjoint(with: ["Error"]) ? false : nil
        case .sendable:
            names.isDisjoint(with: ["Error", "Sendable", "LocalizedError"])
                ? names.isSubset(of: TypeShape.protocolsOfNonSendables) ? false : nil : true
        case .object: nil
        default: false
        }
    }
}

extension TypeConformance {
    /// True for conformances that an optional or an array has if its elements have them.
    fileprivate var isStructural: Bool { [.equatable, .hashable, .codable, .sendable].contains(self) }
}

extension [TypeShape.Segment] {
    fileprivate func conforms(to wanted: TypeConformance) -> Bool? {
        if wanted == .codable, KnownModule.declaring(self) == .uiKit {
            return last.map { TypeShape.codablesOfUIKit.contains($0.name) } ?? false
        }
        guard let type = platformType, let arguments = last?.arguments, type.arity == arguments.count else {
            return nil
        }
        let isListed = type.conformances.contains(wanted)
        switch type.kind {
        // Apple's platforms say of more types that they are `Sendable`.
        case .value, .class:
            let isCertain = wanted != .sendable || type.module == .standardLibrary
            return isListed || isCertain || last.map { TypeShape.nonSendables.contains($0.name) } == true
                ? isListed : nil
        case .container: return isListed ? TypeShape.all(arguments, conformTo: wanted) : false
        case .protocol: return TypeShape.named(self).existentialConforms(to: wanted)
        case .unstorable, .unknown: return nil
        }
    }
}
