/// Finds faults of a type that no declaration could fix.
enum TypeFaults {
    static func checkUse(of shape: TypeShape, as use: SwiftType.Use) throws(TypeFault) {
        let isNever = shape.desugared == .named("Never")
        if use == .result, isNever {
            throw TypeFault(
                kind: .unusableType,
                message: "a function that returns 'Never' doesn't return, so its caller can't continue",
                remedy: "remove 'returns'"
            )
        }
        guard use == .value || use == .service, isNever || shape.desugared == .void else { return }
        throw TypeFault(
            kind: .unusableType,
            message: isNever
                ? "the type 'Never' has no values" : "a value of the type '\(shape.spelling)' holds nothing",
            remedy: "remove it, or give it another type"
        )
    }

    static func check(_ shape: TypeShape) throws(TypeFault) {
        switch shape {
        case .named(let path): try check(path)
        case .dictionary(let key, _): try require(.hashable, of: key, as: "the key", in: shape)
        case .function(let function): try check(function)
        case .existential(let constraint): try checkExistential(of: constraint)
        case .composition(let parts): try checkComposition(of: parts)
        case .optional, .array, .tuple, .metatype: break
        }
        for part in shape.parts { try check(part) }
    }

    private static func check(_ path: [TypeShape.Segment]) throws(TypeFault) {
        try checkQualifier(of: path)
        guard let type = path.platformType, let last = path.last else { return }
        if type.kind == .unstorable {
            throw TypeFault(
                kind: .unusableType,
                message: "a value of '\(last.name)' can't be kept, as values that a spec speaks of are",
                remedy: "write an array, '[Element]', or another type that owns its values"
            )
        }
        try checkArity(of: last, type)
        let requirements = PlatformType.requirements[last.name] ?? []
        for (argument, requirement) in zip(last.arguments, requirements) {
            guard let requirement else { continue }
            try require(requirement, of: argument, as: "'\(argument.spelling)'", in: .named(path))
        }
    }

    private static func check(_ function: TypeShape.Function) throws(TypeFault) {
        if function.parameters.count == 1, let only = function.parameters.first, only.type.desugared == .void {
            var fixed = function
            fixed.parameters = []
            throw TypeFault(
                kind: .unusableType,
                message: "the function type '\(function.spelling)' takes 'Void', which holds nothing",
                remedy: "write '\(fixed.spelling)'"
            )
        }
        if case .typed(let error) = function.failure {
            try require(.error, of: error, as: "what it throws, '\(error.spelling)',", in: .function(function))
        }
    }

    /// Reports a wrong module: `Swift.URL` doesn't exist, and `UIKit.UIView` doesn't where ViperRuntime stands in for
    /// UIKit.
    private static func checkQualifier(of path: [TypeShape.Segment]) throws(TypeFault) {
        guard path.count == 2, let first = path.first, let last = path.last else { return }
        guard let named = KnownModule(rawValue: first.name), let home = KnownModule.declaring(last.name) else { return }
        guard named == .uiKit || named != home else { return }
        let plain = TypeShape.named([last]).spelling
        throw TypeFault(
            kind: .wrongModuleOfType,
            message: "'\(last.name)' isn't to be had from '\(first.name)' on every platform",
            remedy: "leave the module out: write '\(plain)'"
        )
    }

    private static func checkArity(of segment: TypeShape.Segment, _ type: PlatformType) throws(TypeFault) {
        guard let arity = type.arity, arity != segment.arguments.count else { return }
        // A protocol may name the types that it is about: `any Collection<Int>`.
        if type.kind == .protocol { return }
        let places = (0..<arity).map { $0 == 0 ? "First" : "Second" }.joined(separator: ", ")
        throw TypeFault(
            kind: .unusableType,
            message: "'\(segment.name)' takes \(counted(arity)), not \(segment.arguments.count)",
            remedy: arity == 0
                ? "write '\(segment.name)'"
                : "write it as: \(segment.name)<\(arity == 1 ? "Element" : places)>, with types of yours"
        )
    }

    private static func counted(_ arity: Int) -> String {
        switch arity {
        case 0: "no generic arguments"
        case 1: "one generic argument"
        default: "\(arity) generic arguments"
        }
    }

    private static func require(
        _ conformance: TypeConformance,
        of type: TypeShape,
        as part: String,
        in whole: TypeShape
    ) throws(TypeFault) {
        guard type.conforms(to: conformance) == false else { return }
        let part = part == "the key" ? "the key '\(type.spelling)'" : part
        throw TypeFault(
            kind: .cannotConform,
            message: "\(part) of '\(whole.spelling)' has to be \(conformance.phrase), and can't be",
            remedy: "give it another type in place of '\(type.spelling)'"
        )
    }

    private static func checkExistential(of constraint: TypeShape) throws(TypeFault) {
        let base = if case .metatype(let base, _) = constraint { base } else { constraint }
        guard case .named(let path) = base, let type = path.platformType else { return }
        // `any AnyObject` and `any Any` are what they are without it.
        guard [.value, .container, .class, .unstorable].contains(type.kind), path.last?.name != "AnyObject" else {
            return
        }
        throw TypeFault(
            kind: .unusableType,
            message: "'any' goes before protocols, and '\(base.spelling)' is none",
            remedy: "write '\(constraint.spelling)'"
        )
    }

    private static func checkComposition(of parts: [TypeShape]) throws(TypeFault) {
        for part in parts {
            guard case .named(let path) = part, let type = path.platformType, path.last?.name != "AnyObject" else {
                continue
            }
            guard [.value, .container, .unstorable].contains(type.kind) else { continue }
            throw TypeFault(
                kind: .unusableType,
                message: "'&' joins protocols and a class, and '\(part.spelling)' is neither",
                remedy: "remove '\(part.spelling)'"
            )
        }
    }
}

extension PlatformType {
    /// The requirements of some generic types for their arguments, in order.
    static let requirements: [String: [TypeConformance?]] = {
        var requirements: [String: [TypeConformance?]] = [
            "AsyncThrowingStream": [nil, .error], "CheckedContinuation": [nil, .error], "ClosedRange": [.comparable],
            "Dictionary": [.hashable], "NSCache": [.object, .object], "PartialRangeFrom": [.comparable],
            "PartialRangeThrough": [.comparable], "PartialRangeUpTo": [.comparable], "Range": [.comparable],
            "RangeSet": [.comparable], "Result": [nil, .error], "Set": [.hashable], "Task": [.sendable, .error],
            "Unmanaged": [.object],
        ]
        for size in [2, 3, 4, 8, 16, 32, 64] { requirements["SIMD\(size)"] = [.scalar] }
        return requirements
    }()
}
