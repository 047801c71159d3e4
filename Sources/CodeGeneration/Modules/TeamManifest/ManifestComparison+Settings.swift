/// Compiler settings, which most manifests share among targets: targets with the same difference share a diagnostic.
extension ManifestComparison {
    /// The differences of a target's settings from the specs.
    private struct Deviation: Hashable {
        var missing: [PackageDescription.Setting] = []
        var isolation: PackageDescription.Setting?
    }

    func settingsDifferences(_ targets: [PackageTarget]) -> [Diagnostic] {
        var deviating: [Deviation: [String]] = [:]
        for target in targets {
            guard let found = manifest.targets.first(where: { $0.name == target.name }),
                found.kind == target.kind.dumpName
            else { continue }
            for deviation in deviations(of: found) { deviating[deviation, default: []].append(target.name) }
        }
        return deviating.sorted { $0.value[0] < $1.value[0] }.map { difference(of: $0.value.sorted(), $0.key) }
    }

    private func deviations(of found: PackageDescription.Target) -> [Deviation] {
        let wanted = project.swift.dumpSettings
        let modeIsGiven = found.settings.contains { $0.kind == "swiftLanguageMode" }
        let missing = wanted.filter { setting in
            let isStandardMode =
                setting.value == manifest.languageMode && setting.kind == "swiftLanguageMode" && !modeIsGiven
            return !found.settings.contains(setting) && !isStandardMode
        }
        let isolation = found.settings.filter { $0.kind == "defaultIsolation" && !wanted.contains($0) }
        return (missing.isEmpty ? [] : [Deviation(missing: missing)]) + isolation.map { Deviation(isolation: $0) }
    }

    private func difference(of targets: [String], _ deviation: Deviation) -> Diagnostic {
        let isOne = targets.count == 1
        let who = isOne ? "the target '\(targets[0])' is" : "\(targets.count) targets are"
        var difference: Diagnostic
        if let isolation = deviation.isolation {
            difference = self.difference(
                at: places.swift,
                "\(who) isolated to '\(isolation.value)' by default in Package.swift, not in the specs",
                "remove \(isolation.manifestText) there, or write 'defaultIsolation: \(isolation.value)'"
            )
        } else {
            let text = deviation.missing.map(\.manifestText).joined(separator: ", ")
            difference = self.difference(
                at: places.swift,
                "\(who) compiled with settings in Package.swift that differ from the specs",
                "add there to \(isOne ? "its 'swiftSettings'" : "the 'swiftSettings' of each"): \(text),"
            )
        }
        if !isOne { difference.notes.append(Diagnostic.Note("the targets are \(targets.joined(separator: ", "))")) }
        return difference
    }
}
