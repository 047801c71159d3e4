/// `searchRecipeCallsCount`: labels enter a name only where two members would clash.
struct ShortNaming: Naming {
    var isFinal: Bool { true }
    var joinsVariables: Bool { true }

    func bases(of members: [Member], besides properties: Set<String>) -> [String] {
        Disambiguation(\.plainName, [\.labelPhrase]).names(of: members)
    }
}
