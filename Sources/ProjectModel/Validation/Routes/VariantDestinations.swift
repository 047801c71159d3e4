/// A variant leads to another scene, which has no variants itself.
final class VariantDestinations: ValidationRule {
    override func check() {
        for scene in specs.scenes.lazy.map(\.scene) {
            var names: [String: String] = [:]
            for variant in scene.variants {
                checkName(of: variant)
                let other = names.updateValue(variant.destination.value, forKey: variant.name.value)
                if let other { reportClash(of: variant, with: other) }
                check(variant.destination, of: scene)
            }
        }
    }

    private func check(_ name: Located<String>, of scene: SceneSpec) {
        guard let destination = specs.scenesByName[name.value]?.scene else {
            problems.reportUnknownScene(name, specs)
            return
        }
        if name.value == scene.name.value {
            problems.report(.cyclicReference, at: name.location) {
                "'\(name.value)' can't be shown in place of itself"
                "name another scene, or remove the variant"
            }
        } else if let other = destination.variants.first {
            problems.report(.variantWithVariants, at: name.location) {
                "'\(name.value)' has its own variants, which would be ignored here"
                Note("move them to '\(scene.name.value)', or remove them", at: other.name.location)
            }
        }
    }

    /// Reports the name `standard`, which stands for the scene itself among its variants, and `self`.
    private func checkName(of variant: VariantSpec) {
        let name = variant.name.value
        guard ["standard", "self"].contains(name) else { return }
        let meaning = name == "self" ? "that is a word of Swift" : "that is the name of the scene that has the variants"
        problems.report(.reservedName, at: variant.name.location) {
            "a variant can't be called '\(name)': \(meaning)"
            "rename the scene '\(variant.destination.value)'"
        }
    }

    private func reportClash(of variant: VariantSpec, with other: String) {
        problems.report(.nameClash, at: variant.name.location) {
            "the variants '\(other)' and '\(variant.destination.value)' are both called '\(variant.name.value)'"
            "rename one of the scenes"
        }
    }
}
