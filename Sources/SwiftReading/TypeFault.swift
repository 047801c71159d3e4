/// The reason why a type that parses can't compile, or makes no sense, at its place in a spec.
public struct TypeFault: Error, Hashable, Sendable {
    public var kind: DiagnosticKind
    public var message: String
    /// The remedy, as the text of a note.
    public var remedy: String
}

extension SwiftType {
    /// The use of a type in a spec.
    public enum Use: Hashable, Sendable {
        /// A parameter or a stored value, which needs a value with information.
        case value
        case result
        /// A service, where the bare name of one of the team's own protocols is enough.
        case service
        /// A key of the samples, which other types are compared with.
        case key
    }

    /// Returns the first fault of the type that shows without its declarations.
    ///
    /// For example: `Set<() -> Void>` has elements that can't be `Hashable`.
    ///
    /// - Parameters:
    ///   - protocols: the names of the project's own protocols.
    ///   - wantsAny: true if a protocol's name must have `any` before it.
    public func fault(as use: Use, protocols: Set<String> = [], wantsAny: Bool = true) -> TypeFault? {
        do throws(TypeFault) {
            try TypeFaults.checkUse(of: shape, as: use)
            try TypeFaults.check(shape)
            switch use {
            case .value, .result: if wantsAny { try checkProtocols(protocols) }
            case .service: if wantsAny { try checkProtocols([]) }
            case .key: break
            }
            return nil
        } catch {
            return error
        }
    }

    private func checkProtocols(_ protocols: Set<String>) throws(TypeFault) {
        let spelled = ExistentialSpelling(protocols: protocols).spelling(shape)
        guard let bare = shape.firstDifference(from: spelled) else { return }
        throw TypeFault(
            kind: .unusableType,
            message: "'\(bare.spelling)' is a protocol, and as a type it takes 'any' before it",
            remedy: "write '\(spelled.spelling)'"
        )
    }
}
