/// A pattern for the names of mock classes: `{}` is the protocol's name, `{-Protocol}` the name without that suffix.
///
/// For example: `{-Protocol}Mock` makes `AppLockServiceMock` of `AppLockServiceProtocol`, and `StoreMock` of `Store`.
public struct MockClassPattern: Hashable, Sendable {
    private enum Part: Hashable {
        case text(String)
        /// The protocol's name, without the suffix if it has it.
        case name(without: String)
    }

    /// The pattern as written.
    public let text: String
    private let parts: [Part]

    /// Reads all of `text`, which has to turn each protocol's name into a different class name.
    public static func read(_ text: String) -> Result<MockClassPattern, SwiftReadingProblem> {
        do throws(SwiftReadingProblem) {
            let pattern = MockClassPattern(text: text, parts: try parts(of: text))
            let names = pattern.parts.count { if case .name = $0 { true } else { false } }
            if names == 0 { throw SwiftReadingProblem("it has no '{}' for the protocol's name") }
            if pattern.parts.count == 1 { throw SwiftReadingProblem("the mock would be called as its protocol is") }
            let name = pattern.name(for: "P")
            let identifier = try SwiftIdentifier.read(name).get()
            if identifier.problem(as: .type) != nil || identifier.backtickedIfNeeded(as: .type) != name {
                throw SwiftReadingProblem("'\(name)' is a word of Swift's own")
            }
            return .success(pattern)
        } catch {
            return .failure(error)
        }
    }

    /// Returns the class name for a protocol. A suffix that is the whole name stays.
    public func name(for protocolName: String) -> String {
        parts.reduce(into: "") { name, part in
            switch part {
            case .text(let text): name += text
            case .name(let ending):
                let isShorter = !ending.isEmpty && protocolName.hasSuffix(ending) && protocolName != ending
                name += isShorter ? String(protocolName.dropLast(ending.count)) : protocolName
            }
        }
    }

    private static func parts(of text: String) throws(SwiftReadingProblem) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "{") {
            if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
            guard let end = rest[start...].firstIndex(of: "}") else { throw SwiftReadingProblem("a '{' isn't closed") }
            parts.append(try placeholder(rest[rest.index(after: start)..<end]))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return parts
    }

    private static func placeholder(_ text: Substring) throws(SwiftReadingProblem) -> Part {
        if text.isEmpty { return .name(without: "") }
        let ending = text.first == "-" ? String(text.dropFirst()) : ""
        guard case .success = SwiftIdentifier.read("P" + ending), !ending.isEmpty else {
            throw SwiftReadingProblem(
                "'{\(text.prefix(40))}' is neither '{}', the protocol's name, nor one like '{-Protocol}', which leaves out an ending"
            )
        }
        return .name(without: ending)
    }
}

extension MockNaming {
    /// The default pattern: `Mock{}`, or `{}Mock` in the naming of other tools.
    public var defaultClassName: String { self == .short ? "Mock{}" : "{}Mock" }
}
