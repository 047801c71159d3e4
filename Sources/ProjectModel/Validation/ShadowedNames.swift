import Diagnostics
import SwiftReading

/// Emitted code must not declare what the platform or the runtime declares.
enum ShadowedNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        var reported: Set<String> = []
        for type in EmittedNames.types(of: specs) where !type.name.hasSuffix("Descriptor") {
            guard let home = PlatformNames.home(ofType: type.name), reported.insert(type.owner).inserted else { continue }
            problems.report(
                "shadows-platform-type", at: type.location, "\(type.owner) would declare '\(type.name)', which is a type of \(home)",
                "rename it")
        }
        for target in TargetNames.all(of: specs) {
            if PlatformNames.modules.contains(target.name) {
                problems.report(
                    "shadows-platform-module", at: target.location, "the target '\(target.name)' has the name of a module of the platform",
                    "rename the module")
            } else if let home = PlatformNames.home(ofType: target.name) {
                problems.report(
                    "shadows-platform-type", at: target.location, "the target '\(target.name)' has the name of a type of \(home)",
                    "rename the module")
            }
        }
    }
}
