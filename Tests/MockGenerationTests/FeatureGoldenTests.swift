import Basics
import Foundation
import MockGeneration
import SwiftReading
import Testing
import TestSupport

/// What is generated for each feature is what was recorded.
@Suite struct FeatureGoldenTests {
    @Test(arguments: MockNaming.allCases)
    func protocolsGiveTheRecordedMocks(naming: MockNaming) throws {
        for feature in try Feature.all() {
            let mocks = feature.generate(naming)
            let golden = Feature.fileName("Mocks", naming)
            let text = mocks.files.map(\.text).joined()
            let said = TextReporter().report(mocks.diagnostics)
            if Recording.isOn {
                try record(text, golden, of: feature)
                try record(said, "expected-diagnostics.txt", of: feature)
            } else {
                #expect(text == feature.files[golden] ?? "", "\(feature.name)/\(golden)")
                #expect(said == feature.files["expected-diagnostics.txt"] ?? "", "\(feature.name)")
            }
        }
        if Recording.isOn { Recording.failSinceItIsOn() }
    }

    private func record(_ text: String, _ name: String, of feature: Feature) throws {
        let file = Feature.folder.appendingPathComponent(feature.name).appendingPathComponent(name)
        if !text.isEmpty { return try Data(text.utf8).write(to: file) }
        if feature.files[name] != nil { try FileManager.default.removeItem(at: file) }
    }
}
