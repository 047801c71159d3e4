/// What a mock returns from a call.
struct ResultPlan {
    enum Kind: Hashable {
        case nothing
        /// The call never returns.
        case never
        case value
    }

    var kind: Kind
    /// The type of a closure's result.
    var type: TypeShape
    /// The type that a stubbed value is held as; `nil` when none can be.
    var storage: TypeShape?
    /// The value of one that isn't stubbed.
    var fallback: String?
    /// The value that a test goes on with which has been told that nothing is stubbed: `0`, `""`, `false`.
    var plain: String?
    /// Whether only the call knows the type.
    var isErased: Bool
    /// What the project's samples have for a type without a plain value.
    var sample = MockSamples.Answer.unavailable
    /// An expression that is there from the start, and that a test can take away.
    var initial: String?

    /// Whether a closure can give it.
    var canBeGiven = true

    init(_ result: TypeShape, isUncopyable: Bool, isUnescapable: Bool, erasure: Erasure, defaults: DefaultValues) {
        let (attributes, base) = result.separated
        isErased = erasure.changes(base)
        let held = erasure.erase(base.withoutUnwrapping)
        let kept = attributes.filter { $0.hasPrefix("@") }
        type = isErased ? held : result.withoutImplicitUnwrapping
        switch base {
        case .tuple([]): kind = .nothing
        case .named("Never", []): kind = .never
        default:
            kind = .value
            storage = kept.isEmpty ? held : .attributed(kept, held)
            fallback = defaults.value(of: held)
            plain = isErased ? nil : defaults.withPlainTypes.value(of: held)
        }
        if isUncopyable {
            storage = nil
            canBeGiven = !isErased
        }
        if isUnescapable {
            storage = nil
            fallback = nil
            canBeGiven = false
        }
        // What is held somewhere can't be sent away.
        if attributes.contains("sending") {
            storage = nil
            fallback = nil
        }
    }
}

extension ResultPlan {
    /// Takes over what a spec knows of the result.
    mutating func adopt(_ answer: MockAnswer) {
        switch answer {
        case .value(let text): fallback = text
        case .sample(let text):
            initial = text
            sample = .value(text, modules: [])
        case .missing(let line): sample = line.map { .missing(line: $0) } ?? .unavailable
        }
    }

    /// Whether a value has to come from elsewhere, and can.
    var needsStub: Bool { kind == .value && fallback == nil && !isErased }
}

extension TypeShape {
    fileprivate var withoutImplicitUnwrapping: TypeShape {
        if case .attributed(let attributes, let base) = self {
            return .attributed(attributes, base.withoutUnwrapping)
        }
        return withoutUnwrapping
    }
}
