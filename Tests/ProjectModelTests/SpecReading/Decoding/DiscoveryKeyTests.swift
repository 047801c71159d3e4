import SpecTestSupport
import Testing

/// The keys of `descriptors` that say how the team's own descriptors are opened.
@Suite struct DiscoveryKeyTests {
    private func specs(_ descriptors: String) -> [String: String] {
        [
            "project.yml":
                "project: Movies\nmanifest: team\nenvironment: Session\ndescriptors: { protocol: Screen, \(descriptors) }",
            "Movies/Film.yml": "style: handwritten\ndescriptor: FilmDescriptor",
        ]
    }

    /// A pattern that is a word of YAML's for `true` would be called to build each scene.
    @Test(arguments: ["yes", "True", "'true'", "no", "off"])
    func otherWordsForTrueAreRefused(word: String) {
        expectProblems(specs("discover: ①\(word)"), ("invalid-value", "①"))
    }

    @Test func withoutDiscoveryThereIsNothingToExcept() {
        expectProblems(specs("discover: false"))
        expectProblems(specs("discover: false, except: ①[Home]"), ("missing-key", "①"))
    }

    @Test func whatAResolverIsHandedHasNoDefault() {
        expectProblems(
            specs("resolverParameters: { navigator: { type: Navigator, default: ①shared } }"),
            ("misplaced-key", "①")
        )
    }
}
