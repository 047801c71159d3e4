import Basics
import SwiftReading

/// Where something stands in one of the sources; made into line and column only when somebody is told.
struct Place: Hashable, Sendable {
    /// The position of the file among the sources.
    var file: Int
    /// Counted in bytes.
    var offset: Int
}

/// A branch of an `#if`, in which something stands.
struct Condition: Hashable, Sendable {
    /// Where the `#if` is.
    var place: Place
    /// The directives up to the branch: `#if DEBUG`, `#else`.
    var directives: [String]
}

extension [UInt8] {
    /// The line and the column, in Unicode scalars, of a byte.
    func location(of offset: Int, path: String) -> SourceLocation {
        let place = TextPlace(ofByte: offset, in: self)
        return SourceLocation(path: path, line: place.line, column: place.column)
    }
}
