/// The short naming: `searchRecipeCallsCount`. Labels are part of a name only if two members would clash.
struct ShortNaming: Naming {
    var isFinal: Bool { true }
    var joinsVariables: Bool { true }

    func bases(of members: [Member], besides properties: Set<String>) -> [String] {
        Disambiguation(\.plainName, [\.labelPhrase]).names(of: members)
    }
}
