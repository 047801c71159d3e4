import Basics
import ProjectModel

/// The problems with specs, by the stage that found them.
struct SpecProblems {
    var decoding: [Diagnostic]
    var validation: [Diagnostic] = []

    var all: [Diagnostic] { decoding + validation }
}

/// The problems before and after a remedy was followed to the letter.
struct RemedyOutcome {
    let diagnostic: Diagnostic
    let fixIt: Diagnostic.FixIt
    let before: SpecProblems
    let after: SpecProblems

    /// Whether the problem is gone, and no other has come of the edit.
    var helps: Bool {
        let isThere = after.all.contains { $0.kind == diagnostic.kind && $0.location == diagnostic.location }
        return !isThere && newErrors.allSatisfy(\.isAnotherStep) && !hasDouble
    }

    /// The errors in the lines that were edited.
    ///
    /// Where decoding failed, nothing was validated: what only validation finds there now was hidden, and isn't new.
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

    /// Whether what was written is now there twice, be it in another line.
    private var hasDouble: Bool {
        let known = Set(before.all.map(\.message))
        return after.all.contains { error in
            [.conflictingKeys, .duplicateName, .listedTwice].contains(error.kind)
                && error.message.contains("'\(fixIt.replacement)'") && !known.contains(error.message)
        }
    }
}

extension Diagnostic {
    /// Whether it is another misspelt name in the same line, or what is still to be added there.
    fileprivate var isAnotherStep: Bool {
        let isMisspelt = [.unknownKey, .unknownName, .unknownValue].contains(kind) && fixIt != nil
        return isMisspelt || [.missingKey, .missingParameter, .stringNeedsQuotes].contains(kind)
    }
}
