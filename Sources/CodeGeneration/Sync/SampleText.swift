public import ProjectModel
import SwiftReading

/// Values that emitted tests pass, by the types as they are written.
public struct SampleText: Sendable {
    private let samples: SampleValues

    public init(project: Project) {
        samples = SampleValues(project: project)
    }

    /// For example: `1` of `Int`; `nil` where nothing is known of the type.
    public func value(of type: String) -> String? {
        guard case .success(let type) = SwiftType.read(type) else { return nil }
        return samples.sample(of: type)
    }
}
