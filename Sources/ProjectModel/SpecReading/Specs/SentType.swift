/// A type that sends values one after another, as written in a spec or in a protocol of the sources.
///
/// For example: `AsyncThrowingStream<Price, any Error>`, `AnyPublisher<Price, Never>`.
struct SentType {
    enum Kind { case stream, publisher }

    let kind: Kind
    let type: SwiftType
    let element: SwiftType
    let failure: SwiftType

    private static let names: [(prefix: String, kind: Kind, failure: String?)] = [
        ("AsyncStream<", .stream, "Never"), ("AsyncThrowingStream<", .stream, nil), ("AnyPublisher<", .publisher, nil),
    ]

    /// - Parameter text: the type as written. The result is `nil` for any other type.
    init?(_ text: String) {
        guard case .success(let type) = SwiftType.read(text, position: .result),
            let name = Self.names.first(where: { type.text.hasPrefix($0.prefix) }), type.text.hasSuffix(">")
        else { return nil }
        var inner = String(type.text.dropFirst(name.prefix.count).dropLast())
        var failure = name.failure
        if failure == nil {
            guard let comma = inner.lastIndex(of: ",") else { return nil }
            failure = String(inner[inner.index(after: comma)...].drop { $0 == " " })
            inner = String(inner[..<comma])
        }
        guard case .success(let element) = SwiftType.read(inner, position: .storage),
            case .success(let failing) = SwiftType.read(failure ?? "", position: .storage)
        else { return nil }
        (kind, self.type, self.element, self.failure) = (name.kind, type, element, failing)
    }
}

extension SwiftType {
    /// True if it is the type thrown where none is named.
    var isAnyError: Bool { ["any Error", "Error", "any Swift.Error", "Swift.Error"].contains(text) }
}
