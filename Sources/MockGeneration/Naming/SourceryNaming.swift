/// The naming of Sourcery's AutoMockable template: `searchRecipeKeywordCallsCount`.
struct SourceryNaming: Naming {
    let traits = NamingTraits(forcesStubs: true, hasUncheckedClosures: true)

    func bases(of members: [Member], besides properties: Set<String>) -> [String] {
        let labelled: (Member) -> String = { member in
            member.kind == .property ? member.plainName : (member.plainName + member.labelPhrase).camelCased
        }
        return Disambiguation(labelled).names(of: members)
    }
}

extension String {
    /// The name in camel case, as the template converts selectors: `fetchRecipe` for `fetch_recipe`.
    fileprivate var camelCased: String {
        guard contains("_") else { return self }
        let words = split(separator: "_").map(String.init)
        return (words.first ?? "") + words.dropFirst().map(\.capitalizedFirst).joined()
    }
}
