/// A simple pattern for a text: a sequence of characters and sets of them, with repetitions. For example:
/// `[a-z][a-z_]*`.
///
/// It is a subset of regular expressions, without groups and alternatives, so that an answer is always read only once.
public struct AnswerPattern: Hashable, Sendable {
    /// A mistake in a pattern, with its remedy.
    struct Mistake: Error {
        var message: String
        var advice: String
    }

    /// The pattern as written.
    public let text: String
    private var steps: [Step] = []
    /// The limit of steps, more than anybody writes.
    private static let mostSteps = 1_000

    /// A set of characters with the number of repetitions.
    private struct Step: Hashable {
        var set: CharacterSet
        var isOptional = false
        var isRepeated = false
    }

    private struct CharacterSet: Hashable {
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        var isInverted = false

        func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar) } != isInverted }
    }

    init(_ text: String) throws(Mistake) {
        self.text = text
        if text.isEmpty { throw Mistake(message: "the pattern is empty", advice: "remove the line") }
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            let set = try Self.set(scalar, &rest)
            let (least, most) = try Self.count(&rest)
            let step = Step(set: set)
            steps += Array(repeating: step, count: least)
            if let most {
                steps += Array(repeating: Step(set: set, isOptional: true), count: most - least)
            } else {
                steps.append(Step(set: set, isOptional: true, isRepeated: true))
            }
            if steps.count > Self.mostSteps {
                throw Mistake(message: "the pattern is longer than any answer", advice: "write a shorter one")
            }
        }
    }

    /// Returns true if all of a text matches the pattern.
    public func matches(_ text: String) -> Bool {
        let nowhere = [Bool](repeating: false, count: steps.count + 1)
        var places = nowhere
        reach(0, in: &places)
        for scalar in text.unicodeScalars {
            var next = nowhere
            for place in steps.indices where places[place] && steps[place].set.contains(scalar) {
                reach(steps[place].isRepeated ? place : place + 1, in: &next)
            }
            places = next
        }
        return places[steps.count]
    }

    /// Adds a place, and those after it that are reached without another character.
    private func reach(_ first: Int, in places: inout [Bool]) {
        var place = first
        while !places[place] {
            places[place] = true
            guard place < steps.count, steps[place].isOptional else { return }
            place += 1
        }
    }
}

extension AnswerPattern {
    private static func set(
        _ scalar: Unicode.Scalar,
        _ rest: inout ArraySlice<Unicode.Scalar>
    ) throws(Mistake) -> CharacterSet {
        switch scalar {
        case "[": return try brackets(&rest)
        case ".": return CharacterSet(isInverted: true)
        case "\\":
            let next = try escaped(&rest)
            return CharacterSet(ranges: [next...next])
        case "(", ")", "|", "^", "$", "*", "+", "?", "{", "}", "]":
            throw Mistake(
                message: "'\(scalar)' means nothing at its place in a pattern",
                advice: "write '\\\(scalar)' for the character; there are no groups, and all of an answer is looked at"
            )
        default: return CharacterSet(ranges: [scalar...scalar])
        }
    }

    /// Reads the character after a backslash. A letter or a digit would mean something else to an editor.
    private static func escaped(_ rest: inout ArraySlice<Unicode.Scalar>) throws(Mistake) -> Unicode.Scalar {
        guard let next = rest.popFirst() else {
            throw Mistake(message: "nothing stands behind '\\'", advice: "write the character behind it")
        }
        guard next.isASCII, next.properties.isAlphabetic || ("0"..."9").contains(next) else { return next }
        let meant = ["d": "0-9", "w": "A-Za-z0-9_", "s": " "][next]
        throw Mistake(
            message: "'\\\(next)' means nothing in a pattern",
            advice: meant.map { "write it as a set: [\($0)]" } ?? "write '\(next)' alone"
        )
    }

    /// Reads the text after `[`, such as `a-z_]`.
    private static func brackets(_ rest: inout ArraySlice<Unicode.Scalar>) throws(Mistake) -> CharacterSet {
        var set = CharacterSet()
        if rest.first == "^" {
            set.isInverted = true
            rest.removeFirst()
        }
        while let scalar = rest.popFirst() {
            if scalar == "]", !set.ranges.isEmpty { return set }
            let first = scalar == "\\" ? try escaped(&rest) : scalar
            guard rest.first == "-", rest.dropFirst().first.map({ $0 != "]" }) == true else {
                set.ranges.append(first...first)
                continue
            }
            rest.removeFirst()
            guard let last = rest.popFirst(), first <= last else {
                throw Mistake(message: "a range ends before it begins", advice: "write it as: a-z")
            }
            set.ranges.append(first...last)
        }
        throw Mistake(message: "'[' has no end", advice: "write a set as: [a-z]")
    }

    /// Reads the repetition: `*`, `+`, `?`, `{2}`, `{2,}` or `{2,4}`; once without any.
    private static func count(
        _ rest: inout ArraySlice<Unicode.Scalar>
    ) throws(Mistake) -> (least: Int, most: Int?) {
        let count: (Int, Int?)
        switch rest.first {
        case "*": count = (0, nil)
        case "+": count = (1, nil)
        case "?": count = (0, 1)
        case "{":
            let text = String(String.UnicodeScalarView(rest.dropFirst().prefix { $0 != "}" }))
            let numbers = text[...].pieces(between: ",", most: 2).map { $0.isEmpty ? nil : Int($0) ?? -1 }
            rest = rest.dropFirst(text.unicodeScalars.count + 1)
            let most = numbers.last ?? nil
            guard let least = numbers[0], rest.first == "}", (0...mostSteps).contains(least),
                most.map((least...mostSteps).contains) ?? true
            else { throw Mistake(message: "'{\(text)}' is no number", advice: "write it as: {2} or {2,4}") }
            count = (least, most)
        default: return (1, 1)
        }
        rest.removeFirst()
        return count
    }
}
