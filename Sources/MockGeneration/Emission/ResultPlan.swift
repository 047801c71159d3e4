/// The result that a mock returns from a call.
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
    /// The type that a stubbed value is stored as; `nil` if it can't be stored.
    var storage: TypeShape?
    /// The default value without a stub.
    var fallback: String?
    /// The value with which a test continues after the issue about a missing stub: `0`, `""`, `false`.
    var plain: String?
    /// True if only the call knows the type.
    var isErased: Bool
    /// The project's sample for a type without a plain value.
    var sample = MockSamples.Answer.unavailable
    /// The initial stub, which a test can remove.
    var initial: String?

    /// True if a closure can return it.
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
    /// Applies the answer of a spec.
    mutating func adopt(_ answer: MockAnswer) {
        switch answer {
        case .value(let text): fallback = text
        case .sample(let text):
            initial = text
            sample = .value(text, modules: [])
        case .missing(let line): sample = line.map { .missing(line: $0) } ?? .unavailable
        }
    }

    /// True if the value has to be stubbed, and can be.
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
