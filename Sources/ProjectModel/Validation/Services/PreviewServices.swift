import SpecReading
import SwiftReading
import TemplateCatalogue
import YAMLTree

/// A view that uses a service may read it in a preview, too, so that a value of it is known.
enum PreviewServices: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard !specs.isUnread(.samples) else { return }
        for scene in specs.scenes.lazy.map(\.scene) where scene.style.value.hasOwnViewController {
            guard scene.namesPreviews, specs.project.dividesEnvironments(of: scene) else { continue }
            for name in scene.viewUses {
                guard let service = specs.servicesByName[name.value], !specs.hasValue(of: service.type.value) else {
                    continue
                }
                let type = service.type.value.protocolName
                let key = YAMLQuoting.quotedIfNeeded(type, inFlow: true)
                problems.report(
                    .previewNeedsSample,
                    at: name.location,
                    "previews of '\(scene.name.value)' stop where its view reads '\(name.value)': no value of '\(type)' is known",
                    "add one to 'samples' in project.yml, for example: \(key): Plain\(type.filter { $0.isLetter || $0.isNumber })()"
                )
            }
        }
    }
}

extension SpecIndex {
    /// Whether something stands in for a service of the type where nobody has set it.
    fileprivate func hasValue(of type: SwiftType) -> Bool {
        if type.isImageService { return true }
        let spellings = [type.text, type.protocolName, "any \(type.protocolName)"]
        if spellings.contains(where: { samples[$0] != nil }) { return true }
        return !type.isOwnName && type.zeroValue { samples[$0]?.text } != nil
    }
}
