/// The problems with specs, by the stage that found them.
struct SpecProblems {
    var decoding: [Diagnostic]
    var validation: [Diagnostic] = []

    var all: [Diagnostic] { decoding + validation }
}

/// The problems before and after a fix-it was applied.
struct RemedyOutcome {
    let diagnostic: Diagnostic
    let fixIt: Diagnostic.FixIt
    let before: SpecProblems
    let after: SpecProblems

    /// True if the problem is gone, and the edit has caused no other.
    var helps: Bool {
        let isThere = after.all.contains { $0.kind == diagnostic.kind && $0.location == diagnostic.location }
        return !isThere && newErrors.allSatisfy(\.isAnotherStep) && !hasDouble
    }

    /// The new errors in the edited lines.
    ///
    /// If decoding failed, nothing was validated: errors that validation now finds there were hidden, and aren't new.
    private var newErrors: [Diagnostic] {
        let isOfDecoding = before.decoding.contains(diagnostic)
        let (old, new) = isOfDecoding ? (before.decoding, after.decoding) : (before.all, after.all)
        let (first, last) = (fixIt.range.start.line, fixIt.range.end.line)
        let added = fixIt.replacement.utf8.count { $0 == 0x0A }
        var known = errors(old, in: first...max(first, last)).map(\.message)
        return errors(new, in: first...first + added).filter { error in
            guard let position = known.firstIndex(of: error.message) else { return true }
            known.remove(at: position)
            return false
        }
    }

    private func errors(_ diagnostics: [Diagnostic], in lines: ClosedRange<Int>) -> [Diagnostic] {
        diagnostics.filter { error in
            guard error.severity == .error, let place = error.location else { return false }
            return place.path == fixIt.range.start.path && lines.contains(place.line)
        }
    }

    /// True if the inserted name is now there twice, even on another line.
    private var hasDouble: Bool {
        let known = Set(before.all.map(\.message))
        return after.all.contains { error in
            [.conflictingKeys, .duplicateName, .listedTwice].contains(error.kind)
                && error.message.contains("'\(fixIt.replacement)'") && !known.contains(error.message)
        }
    }
}

extension Diagnostic {
    /// True if it is another misspelt name on the same line, or a part that has yet to be added there.
    fileprivate var isAnotherStep: Bool {
        let isMisspelt = [.unknownKey, .unknownName, .unknownValue].contains(kind) && fixIt != nil
        return isMisspelt || [.missingKey, .missingParameter, .stringNeedsQuotes].contains(kind)
    }
}
