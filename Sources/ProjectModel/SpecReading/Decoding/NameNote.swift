/// Remedies for a name that isn't valid in Swift.
///
/// For example: `NameNote(false).onText("first name")` says to write `firstName`.
struct NameNote {
    private let beginsWithCapital: Bool

    init(_ beginsWithCapital: Bool) {
        self.beginsWithCapital = beginsWithCapital
    }

    /// Returns the remedy for a text that is no identifier.
    func onText(_ text: String) -> String {
        if text.hasPrefix("`") { return "write the name without back-ticks; they are added where Swift needs them" }
        return meant(by: text).map { "write '\($0)'" } ?? free
    }

    /// Returns the name that an invalid text probably means.
    func name(meantBy text: String) -> String? {
        guard let name = meant(by: text) else { return nil }
        return beginsWithCapital ? capitalised(name) : name
    }

    /// Returns the remedy for a name of a type that begins with a small letter or an underscore.
    ///
    /// - Parameter ofType: true if it is to be a type of the team's own, so that one of the platform isn't meant.
    func onSmallLetter(_ name: String, ofType: Bool) -> String {
        guard let right = capitalised(name) else { return free }
        return ofType && KnownModule.declaring(right) != nil
            ? "remove it: '\(right)' isn't a type of yours" : "write '\(right)'"
    }

    private func capitalised(_ name: String) -> String? {
        let capitalised = SwiftIdentifier.upperCamelCase(String(name.drop { $0 == "_" }))
        return capitalised.first?.isLetter == true && capitalised.beginsWithCapital ? capitalised : nil
    }

    private var free: String {
        beginsWithCapital
            ? "choose a name that begins with a capital letter, for example 'RecipeList'"
            : "choose a name that begins with a letter, for example 'title'"
    }

    /// Returns `More` for `Home/More.yml`, `More.swift` and `Home.More`, and `title` for `var title`.
    private func withoutSurroundings(_ text: String) -> String {
        let words = text.split(separator: " ").map(String.init)
        if words.count > 1, let last = words.last,
            words.dropLast().allSatisfy({ Self.declarators.contains($0) })
        {
            return last
        }
        guard beginsWithCapital, words.count == 1 else { return text }
        var path = text
        for ending in [".yml", ".yaml", ".swift"] where path.hasSuffix(ending) { path.removeLast(ending.count) }
        let parts = path.split(whereSeparator: { $0 == "/" || $0 == "." }).map(String.init)
        return parts.allSatisfy(\.isName) ? parts.last ?? text : text
    }

    private static let declarators: Set<String> = [
        "var", "let", "func", "case", "static", "public", "private", "async",
    ]

    /// Returns the text without characters that can't be in a name.
    private func meant(by text: String) -> String? {
        guard text.utf8.count < 60 else { return nil }
        let text = withoutSurroundings(text)
        let letters = text.composed.unicodeScalars
            .map { SwiftIdentifier.isPart($0) ? Character($0) : "_" }
        let words = String(letters).split(separator: "_").map(String.init)
        guard let first = words.first else { return nil }
        let joined =
            ([beginsWithCapital ? SwiftIdentifier.upperCamelCase(first) : first]
            + words.dropFirst().map(SwiftIdentifier.upperCamelCase)).joined()
        guard joined.first?.isNumber == true else { return joined.isName ? joined : nil }
        let lettered = (beginsWithCapital ? "Number" : "number") + joined
        return lettered.isName ? lettered : nil
    }
}

extension String {
    fileprivate var isName: Bool {
        if case .success = SwiftIdentifier.read(self) { return true }
        return false
    }
}

extension SwiftIdentifier {
    fileprivate static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if case .success = read("a" + String(scalar)) { return true }
        return false
    }
}
