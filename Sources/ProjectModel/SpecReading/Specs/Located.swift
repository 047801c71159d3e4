public import Basics

/// A value that came from a file, with the stretch of text that it was read from.
public struct Located<Value> {
    public var value: Value
    public var range: SourceRange

    public init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }

    /// Where the value begins: the place that a diagnostic about it names.
    public var location: SourceLocation { range.start }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
