import Adoption
import Testing

/// The words by which other sources are found that may declare descriptors.
@Suite struct DescriptorNamesTests {
    private func names(_ source: String) -> Set<String> {
        let source = AppSource(path: "App/App.swift", bytes: Array(source.utf8))
        return DescriptorFinder([source], conformingTo: "Place", app: ("App", "App"), jobs: 1).names
    }

    @Test func aliasesMayLeadToOthersInAnyOrder() {
        let aliases = "typealias Third = Second\ntypealias Second = First\ntypealias First = Place\n"
        #expect(names("protocol Place {}\n\(aliases)") == ["Place", "First", "Second", "Third"])
    }

    @Test func soMayThoseOfWhatIsExtended() {
        let aliases = "typealias Near = Far\ntypealias Old = Near\n"
        let found = names("protocol Place {}\n\(aliases)extension Old: Place {}")
        #expect(found.isSuperset(of: ["Place", "Old", "Near", "Far"]))
    }
}
