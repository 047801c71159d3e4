/// Gives the screen of each function the name of a scene.
enum AssemblyNames {
    /// By the functions' places; what would share one isn't in it.
    static func make(for functions: [AssemblyFunction]) -> [SourcePlace: String] {
        let counts = Dictionary(functions.map { ($0.owner, 1) }, uniquingKeysWith: +)
        var names: [SourcePlace: String] = [:]
        var taken: Set<String> = []
        for function in functions {
            let isAlone = counts[function.owner] == 1
            let short = name(of: function, isAlone: isAlone)
            let long = short + suffix(of: function)
            guard let free = [short, long, fallback(for: function)].first(where: { !taken.contains($0.lowercased()) })
            else { continue }
            taken.insert(free.lowercased())
            names[function.place] = free
        }
        return names
    }

    /// `FilmRouterAssembleModule`, which no other function of the app can have.
    static func fallback(for function: AssemblyFunction) -> String {
        let parts = function.owner.split(separator: ".").map(String.init) + [function.name]
        return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + suffix(of: function)
    }

    private static func name(of function: AssemblyFunction, isAlone: Bool) -> String {
        let own = AssemblyWords.subject(of: function.name)
        let type = AssemblyWords.subject(ofType: function.ownerName)
        let result = AssemblyWords.subject(ofType: String(function.returns.prefix { $0 != "<" }))
        let isFactory = AssemblyWords.isFactory(function.ownerName) && !isAlone
        let name: String
        if own.isEmpty || (isAlone && function.isStatic && !type.isEmpty) {
            name = type.isEmpty ? result : type
        } else if isFactory || !function.isStatic || type.isEmpty || own.contains(type) {
            name = own
        } else {
            name = type + own
        }
        return name.isEmpty ? fallback(for: function) : name
    }

    /// `WithMovieAt` of `(movie:at:)`.
    private static func suffix(of function: AssemblyFunction) -> String {
        let names = function.parameters.map { $0.name.prefix(1).uppercased() + $0.name.dropFirst() }
        return names.isEmpty ? "" : "With" + names.joined()
    }
}
