public import Basics

/// Why a type that parses can't compile, or says nothing, where a spec has it.
public struct TypeFault: Error, Hashable, Sendable {
    public var kind: DiagnosticKind
    public var message: String
    /// What to do, as a note says it.
    public var remedy: String
}

extension SwiftType {
    /// What a spec has a type for.
    public enum Use: Hashable, Sendable {
        /// A parameter or a stored value: there has to be a value that says something.
        case value
        case result
        /// Of a service, where the bare name of a protocol of the team's own is enough.
        case service
        /// A key of the samples, which other types are compared with.
        case key
    }

    /// The first fault of the type, as far as it can be seen without its declarations.
    ///
    /// For example: `Set<() -> Void>` has elements that can't be `Hashable`.
    ///
    /// - Parameters:
    ///   - protocols: names of the project's own protocols.
    ///   - wantsAny: whether a protocol's name must have `any` before it.
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
