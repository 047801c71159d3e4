import Testing

/// The enum of a feature's scenes, where no golden reaches.
@Suite struct SceneEnumTests {
    private func text(_ scenes: [String: String]) throws -> String {
        let project = """
            project: Pantry
            runtime: .
            build: xcodegen
            bundleIdPrefix: com.example

            """
        let sample = try XcodeGenSample(scenes.merging(["project.yml": project]) { $1 })
        return try sample.text(of: "Sources/MInterface/Generated/MScenes.swift")
    }

    @Test func casesMayBeKeywords() throws {
        let text = try text(["M/Default.yml": "", "M/Import.yml": ""])
        #expect(text.contains("case `default`(") && text.contains("case `import`("), "\(text)")
    }

    @Test func itConformsToWhatEachDescriptorConformsTo() throws {
        let text = try text([
            "M/A.yml": "descriptorConformances: [Hashable, Sendable]\n",
            "M/B.yml": "descriptorConformances: [Sendable]\n",
        ])
        #expect(text.contains("enum MScene: Sendable {"), "\(text)")
    }
}
