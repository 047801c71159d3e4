import Testing

@Suite(
    "The Mustache specification",
    .enabled(
        if: Specification.isAtHand,
        "the specification's own cases aren't in ../shared/mustache-spec; those of Tests/TemplatingTests/Cases cover the same"
    )
)
struct SpecificationTests {
    @Test("Every case is kept, or differs in a way that is listed", arguments: Specification.subjects)
    func cases(_ subject: String, _ count: Int) throws {
        let cases = try Specification.cases(of: subject)
        #expect(cases.count == count)
        for specified in cases {
            let expected = SpecificationDifference.of(specified.name, in: subject)?.ours ?? specified.expected
            let outcome = try specified.outcome()
            #expect(outcome == expected, "\(subject): \(specified.name)")
        }
    }

    @Test("Every listed difference is a case of the specification")
    func differencesExist() throws {
        for difference in SpecificationDifference.all {
            let cases = try Specification.cases(of: difference.file)
            #expect(cases.contains { $0.name == difference.name }, "\(difference.name)")
        }
    }
}
