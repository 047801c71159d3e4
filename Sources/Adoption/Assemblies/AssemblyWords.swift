/// The words that teams use for functions that assemble screens.
enum AssemblyWords {
    private static let verbs = [
        "assemble", "build", "make", "create", "start", "compose", "configure", "construct", "instantiate",
    ]
    /// The suffixes of types with a static function for their screen.
    private static let modules = [
        "Router", "Wireframe", "WireFrame", "Module", "Builder", "Assembly", "Assembler", "Configurator", "Composer",
        "Creator",
    ]
    /// The suffixes of types with functions for many screens.
    private static let factories = [
        "Factory", "Container", "Dependencies", "Environment", "Injector", "Assembly", "Assembler", "Builder",
        "Composer", "Provider",
    ]
    private static let screens = ["ViewController", "Controller", "Module", "Screen", "Scene", "View", "VC", "Flow"]

    /// Returns the verb. For example: `make` in `makeFilm`.
    static func verb(of name: String) -> String? {
        verbs.first { verb in
            guard name.hasPrefix(verb) else { return false }
            return name.dropFirst(verb.count).first?.isLowercase != true
        }
    }

    static func isModule(_ type: String) -> Bool { (modules + factories).contains(where: type.contains) }

    static func isFactory(_ type: String) -> Bool { factories.contains(where: type.contains) }

    /// Returns the subject: `FilmDetail` in `makeFilmDetailViewController`; empty for `assembleModule`.
    static func subject(of function: String) -> String {
        let rest = function.dropFirst(verb(of: function)?.count ?? 0)
        return capitalized(without(screens, String(rest)))
    }

    /// Returns the subject: `FilmDetail` in `FilmDetailRouter` or `FilmDetailModuleBuilder`; empty for `ModuleFactory`.
    static func subject(ofType type: String) -> String {
        capitalized(without(modules + factories + screens, type))
    }

    private static func without(_ endings: [String], _ name: String) -> String {
        var name = name
        while let ending = endings.first(where: name.hasSuffix) { name = String(name.dropLast(ending.count)) }
        return name
    }

    private static func capitalized(_ name: String) -> String {
        name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
