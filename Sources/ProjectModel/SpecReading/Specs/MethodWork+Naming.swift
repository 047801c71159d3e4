// What names say.
extension MethodWork {
    private static let loading = ["fetch", "load", "get", "find", "search", "refresh", "reload"]

    /// Returns true if the method's name begins with a verb of loading.
    static func namesALoad(_ method: String) -> Bool { loading.contains { method.hasPrefix($0) } }

    /// Returns true if the method's name says that it loads the field: `fetchTitle` loads `title`, not `subtitle`.
    static func namesALoad(_ method: String, of field: String) -> Bool {
        loading.contains { method == $0 + SwiftIdentifier.upperCamelCase(field) }
    }

    /// Returns the verb of loading that a service's function begins with, if any: `search` for `searchAll`.
    static func loadingVerb(of function: String) -> String? {
        let word = String(function.prefix { $0.isLowercase })
        return loading.contains(word) ? word : nil
    }

    /// Returns the name of the field that is true while an action runs. For example: `isPlacingOrder` for `placeOrder`.
    static func runningField(of method: String) -> String {
        let verb = method.prefix { $0.isLowercase }
        guard !verb.isEmpty, verb.allSatisfy(\.isASCII) else {
            return "is" + SwiftIdentifier.upperCamelCase(method) + "Running"
        }
        return "is" + SwiftIdentifier.upperCamelCase(presentParticiple(of: String(verb))) + method.dropFirst(verb.count)
    }

    /// For example: `placing`, `buying`, `dropping`.
    private static func presentParticiple(of verb: String) -> String {
        if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
        if verb.hasSuffix("e"), !["ee", "oe", "ye"].contains(where: verb.hasSuffix), verb != "be" {
            return verb.dropLast() + "ing"
        }
        return verb + (doublesItsEnd(verb) ? String(verb.suffix(1)) : "") + "ing"
    }

    /// Returns true after a short vowel between consonants (`drop`, but not `open`, `buy` or `load`), and for verbs
    /// stressed at their end.
    private static func doublesItsEnd(_ verb: String) -> Bool {
        if ["submit", "commit", "permit", "admit", "begin", "forget", "reset", "refer", "transfer"].contains(verb) {
            return true
        }
        let letters = Array(verb)
        guard letters.count >= 3, let last = letters.last, !"aeiouwxy".contains(last) else { return false }
        let vowels = letters.filter { "aeiouy".contains($0) }
        return vowels.count == 1 && "aeiou".contains(letters[letters.count - 2])
    }
}
