import ProjectModel

/// A rule that holds a document of Interface Builder against the Swift sources.
protocol NibRule: Sendable, SendableMetatype {
    static var rule: LintRule { get }

    static func findings(in document: NibDocument, _ inspection: inout NibInspection) -> [Finding]
}

enum NibRules {
    static let all: [any NibRule.Type] = [NibClass.self, NibModule.self, NibOutlet.self, NibAction.self]
}
