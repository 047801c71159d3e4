/// Gives the screen of each function the name of a scene.
enum AssemblyNames {
    /// In the order of the functions, each another one.
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

    /// `FilmModuleBuildWithId2`, as overloads may differ in types alone.
    private static func numbered(_ name: String, _ taken: Set<String>) -> String {
        var number = 2
        while taken.contains("\(name)\(number)".lowercased()) { number += 1 }
        return "\(name)\(number)"
    }

    /// `FilmRouterAssembleModule`, which only an overload of the function can have as well.
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

    /// `Film` of `any Kit.Film<Int>!`.
    private static func lastWord(of type: String) -> String {
        let words = type.prefix { $0 != "<" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return words.last.map(String.init) ?? ""
    }

    /// Whether it is what is left of a platform's own class.
    private static func says(nothing name: String) -> Bool {
        ["UI", "UINavigation", "UITabBar", "UIHosting", "Any"].contains(name)
    }

    /// `WithMovieAt` of `(movie:at:)`.
    private static func suffix(of function: AssemblyFunction) -> String {
        let names = function.parameters.map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() }
        return names.isEmpty ? "" : "With" + names.joined()
    }
}
