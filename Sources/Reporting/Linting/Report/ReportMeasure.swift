/// A number of the report that teams watch.
public enum ReportMeasure: String, CaseIterable, Hashable, Sendable {
    case scenes
    /// The percentage of all scenes, rounded down.
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

    /// True if less of it is worse.
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

/// A limit for a number of the report.
///
/// For example: `ReportLimit("missingTests=3")`.
public struct ReportLimit: Hashable, Sendable {
    public let measure: ReportMeasure
    public let value: Int
    /// True for the largest allowed value, false for the smallest.
    public var isMost: Bool { !measure.isToGrow }

    /// Reads a limit; `nil` unless the text is a measure and a number.
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
