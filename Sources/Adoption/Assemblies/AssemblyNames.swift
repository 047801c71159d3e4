/// Names the scenes of functions that build screens.
enum AssemblyNames {
    /// Returns the names in the order of the functions, all different.
    static func make(for functions: [AssemblyFunction]) -> [String] {
        let counts = Dictionary(functions.map { ($0.owner, 1) }, uniquingKeysWith: +)
        var taken: Set<String> = []
        return functions.map { function in
            let short = name(of: function, isAlone: counts[function.owner] == 1)
            let long = short + suffix(of: function)
            let last = fallback(for: function)
            let free = [short, long, last].first { !taken.contains($0.lowercased()) } ?? numbered(last, taken)
            taken.insert(free.lowercased())
            return free
        }
    }

    /// Returns a name with a number, since overloads may only differ in types: `FilmModuleBuildWithId2`.
    private static func numbered(_ name: String, _ taken: Set<String>) -> String {
        var number = 2
        while taken.contains("\(name)\(number)".lowercased()) { number += 1 }
        return "\(name)\(number)"
    }

    /// Returns a name that only an overload of the function can share: `FilmRouterAssembleModule`.
    private static func fallback(for function: AssemblyFunction) -> String {
        let parts = function.owner.split(separator: ".").map(String.init) + [function.name]
        return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + suffix(of: function)
    }

    private static func name(of function: AssemblyFunction, isAlone: Bool) -> String {
        let own = AssemblyWords.subject(of: function.name)
        let type = AssemblyWords.subject(ofType: function.ownerName)
        let result = AssemblyWords.subject(ofType: lastWord(of: function.returns))
        let isFactory = AssemblyWords.isFactory(function.ownerName) && !isAlone
        let name: String
        if own.isEmpty || (isAlone && function.isStatic && !type.isEmpty) {
            name = type.isEmpty ? result : type
        } else if isFactory || !function.isStatic || type.isEmpty || own.contains(type) {
            name = own
        } else {
            name = type + own
        }
        return name.first?.isLetter == true && !says(nothing: name) ? name : fallback(for: function)
    }

    /// Returns the last word of a type: `Film` for `any Kit.Film<Int>!`.
    private static func lastWord(of type: String) -> String {
        let words = type.prefix { $0 != "<" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.last.map(String.init) ?? ""
    }

    /// Returns true if it is the rest of a platform class's name.
    private static func says(nothing name: String) -> Bool {
        ["UI", "UINavigation", "UITabBar", "UIHosting", "Any"].contains(name)
    }

    /// Returns the parameters' names as a suffix: `WithMovieAt` for `(movie:at:)`.
    private static func suffix(of function: AssemblyFunction) -> String {
        let names = function.parameters.map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() }
        return names.isEmpty ? "" : "With" + names.joined()
    }
}
