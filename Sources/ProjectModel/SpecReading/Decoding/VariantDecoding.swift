extension FileDecoder {
    /// Reads `{ KaimonoQuickCart: userFeatures.isQuickCartEnabled }`.
    func variants(_ node: YAMLNode?) -> [VariantSpec] {
        guard let node, let entries = entries(node, key: "variants", takes: "flags by scene") else { return [] }
        return entries.compactMap { entry in
            guard !reportVariantWithKeys(entry), let destination = name(of: entry, .typePrefix),
                let flag = expression(entry.value, for: nil, key: destination.value)
            else { return nil }
            return VariantSpec(destination: destination, flag: flag)
        }
    }

    /// Reports `quickCart: { to: KaimonoQuickCart, flag: userFeatures.isQuickCartEnabled }`, and returns true for it.
    private func reportVariantWithKeys(_ entry: YAMLEntry) -> Bool {
        guard case .mapping(let keys) = entry.value.content else { return false }
        func value(_ key: String) -> String? { keys.first { $0.name == key }?.value.wordIfAny }
        guard let scene = value("to") ?? (entry.name.beginsWithCapital ? entry.name : nil), let flag = value("flag")
        else { return false }
        report(.wrongKind, at: entry.key) {
            "a variant has no keys: it is a scene and its flag"
            "write it as: \(scene): \(YAMLQuoting.quotedIfNeeded(flag, inFlow: true))"
        }
        return true
    }
}
