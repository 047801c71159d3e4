import ProjectModel
import Templating

/// A number of the report that teams watch.
public enum ReportMeasure: String, CaseIterable, Hashable, Sendable {
    case scenes
    /// In percent of all scenes, rounded down.
    case migrated
    case legacyScreens
    case adaptedServices
    case missingMocks
    case missingTests
    case missingPreviews
    case violations
    case writtenLines
    case generatedLines
    case testLines

    /// Whether less of it is worse.
    var isToGrow: Bool { [.scenes, .migrated, .testLines].contains(self) }
}

extension MigrationReport {
    public func value(of measure: ReportMeasure) -> Int {
        switch measure {
        case .scenes: sceneCount
        case .migrated: migratedShare
        case .legacyScreens: legacyScreens.count
        case .adaptedServices: adaptedServices.count
        case .missingMocks: missingMocks.count
        case .missingTests: missingTests.count
        case .missingPreviews: missingPreviews.count
        case .violations: violationCount
        case .writtenLines: lines.written
        case .generatedLines: lines.generated
        case .testLines: lines.tests
        }
    }

    var sceneCount: Int { scenes.values.reduce(0, +) }

    var migratedShare: Int {
        let old = scenes.filter { $0.key.isOld }.values.reduce(0, +)
        return sceneCount == 0 ? 100 : (sceneCount - old) * 100 / sceneCount
    }
}

/// How large or small a number of the report may be.
///
/// For example: `ReportLimit("missingTests=3")`.
public struct ReportLimit: Hashable, Sendable {
    public let measure: ReportMeasure
    public let value: Int
    /// Whether it is the largest value that is allowed, and not the smallest.
    public var isMost: Bool { !measure.isToGrow }

    /// `nil` for a text that isn't a measure and a number.
    public init?(_ text: String) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let measure = ReportMeasure(rawValue: String(parts[0])), let value = Int(parts[1]),
            value >= 0
        else { return nil }
        self.measure = measure
        self.value = value
    }

    public func allows(_ report: MigrationReport) -> Bool {
        let present = report.value(of: measure)
        return isMost ? present <= value : present >= value
    }
}
