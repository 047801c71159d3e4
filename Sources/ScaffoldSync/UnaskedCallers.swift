import Diagnostics
import Parallelism
import SwiftReading

extension ScaffoldSync {
    /// Adds to what contracts no longer ask for the places that still call it: whoever deletes the one has to delete the others.
    ///
    /// - Parameter sources: all of people's own that a question is answered with yes for; asked for only where there is anything
    ///   of that kind.
    public func nameCallers<Failure: Error>(
        in result: inout SyncResult,
        among sources: (_ isWanted: @escaping @Sendable ([UInt8]) -> Bool) throws(Failure) -> [(
            path: String, bytes: [UInt8]
        )]
    ) throws(Failure) {
        if result.unasked.isEmpty { return }
        let (names, types) = (
            NameSearch(result.unasked.map(\.function.name)),
            NameSearch(result.unasked.flatMap { [$0.type, $0.contract] })
        )
        let found = try sources { names.findsAny(in: $0) && types.findsAny(in: $0) }
        let read = Parallel.map(found, jobs: jobs) { HandwrittenSource(path: $0.path, bytes: $0.bytes) }
        for unasked in result.unasked {
            guard let position = result.diagnostics.firstIndex(of: unasked.diagnostic) else { continue }
            let callers = read.flatMap { source in
                source.callers(of: unasked).map { Caller($0, at: problems.location($0.offset, in: source), source) }
            }
            result.diagnostics[position] = unasked.diagnostic(calledBy: callers)
        }
    }
}

private struct Caller {
    var path: String
    var place: SourceLocation
    /// Whether it may just as well call something else of that name.
    var isUncertain: Bool

    init(_ use: (offset: Int, isUncertain: Bool), at place: SourceLocation, _ source: HandwrittenSource) {
        path = source.path
        self.place = place
        isUncertain = use.isUncertain
    }
}

extension SyncResult.Unasked {
    fileprivate func diagnostic(calledBy callers: [Caller]) -> Diagnostic {
        var result = diagnostic
        if !isReplaced {
            let remedy =
                if callers.isEmpty {
                    "delete it"
                } else if callers.allSatisfy({ $0.path == path }) {
                    "delete it, and what calls it, or make it private"
                } else {
                    "delete it, and what calls it"
                }
            result.notes = [Diagnostic.Note(remedy)]
        }
        result.notes += callers.map {
            Diagnostic.Note("'\(function.selector)' \($0.isUncertain ? "may be" : "is") called here", at: $0.place)
        }
        return result
    }
}

extension HandwrittenSource {
    /// The bytes where it is called, or handed on.
    fileprivate func callers(of unasked: SyncResult.Unasked) -> [(offset: Int, isUncertain: Bool)] {
        let function = DeclaredMember(unasked.function)
        return members(named: function.name).compactMap { use in
            guard use.arguments.map(function.takes) ?? true,
                let isCertain = isOf(unasked.type, use) ?? isThrough(unasked.contract, use)
            else { return nil }
            return (use.offset, !isCertain)
        }
    }

    /// Whether a use is of the type for certain; `nil` where it is of another.
    private func isOf(_ type: String, _ use: SourceUses.Member) -> Bool? {
        let isInside = uses.declaration(around: use.offset).map { $0.isType && $0.name == type } ?? false
        if !use.isQualified || use.base == "self" { return isInside ? true : nil }
        // A type asks others for what is called so, and itself without a name.
        if isInside { return nil }
        guard let isOfType = uses.tells(use.base, isOf: type, at: use.offset) else { return false }
        return isOfType ? true : nil
    }
}

extension HandwrittenSource {
    /// Whether something whose type is said to be the contract is asked; `nil` where it isn't.
    fileprivate func isThrough(_ contract: String, _ use: SourceUses.Member) -> Bool? {
        use.isQualified && uses.tells(use.base, isOf: contract, at: use.offset) == true ? true : nil
    }
}

extension DeclaredMember {
    fileprivate init(_ function: DeclaredFunction) {
        self.init(
            name: function.name,
            parameters: function.parameters.map {
                Parameter(label: $0.label, type: $0.written, hasDefault: $0.hasDefault)
            }
        )
    }
}

extension SyncProblems {
    fileprivate func location(_ offset: Int, in source: HandwrittenSource) -> SourceLocation {
        let place = TextPlace(ofByte: offset, in: source.bytes)
        return SourceLocation(path: display(source.path), line: place.line, column: place.column)
    }
}
