/// The short naming: `searchRecipeCallsCount`. Labels are part of a name only if two members would clash.
struct ShortNaming: Naming {
    let traits = NamingTraits(joinsVariables: true, isFinal: true)

    func bases(of members: [Member], besides properties: Set<String>) -> [String] {
        Disambiguation(\.plainName, [\.labelPhrase]).names(of: members)
    }
}
