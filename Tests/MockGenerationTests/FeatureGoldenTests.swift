import Diagnostics
import Foundation
import MockGeneration
import Testing

/// What is generated for each feature is what was recorded.
///
/// `RECORD_GOLDENS=1 swift test --filter MockGenerationTests` records it anew, and fails so that it is never left on.
@Suite struct FeatureGoldenTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil

    @Test(arguments: MockOptions.NamingStyle.allCases)
    func protocolsGiveTheRecordedMocks(naming: MockOptions.NamingStyle) throws {
        for feature in try Feature.all() {
            let mocks = feature.generate(naming)
            let golden = Feature.fileName("Mocks", naming)
            let text = mocks.files.map(\.text).joined()
            let said = TextReporter().report(mocks.diagnostics)
            if FeatureGoldenTests.isRecording {
                try record(text, golden, of: feature)
                try record(said, "expected-diagnostics.txt", of: feature)
            } else {
                #expect(text == feature.files[golden] ?? "", "\(feature.name)/\(golden)")
                #expect(said == feature.files["expected-diagnostics.txt"] ?? "", "\(feature.name)")
            }
        }
        if FeatureGoldenTests.isRecording { Issue.record("recorded; run again without RECORD_GOLDENS") }
    }

    private func record(_ text: String, _ name: String, of feature: Feature) throws {
        let file = Feature.folder.appendingPathComponent(feature.name).appendingPathComponent(name)
        if !text.isEmpty { return try Data(text.utf8).write(to: file) }
        if feature.files[name] != nil { try FileManager.default.removeItem(at: file) }
    }
}
