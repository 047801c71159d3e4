extension FileDecoder {
    /// Reads `{ quickCart: { to: KaimonoQuickCart, flag: userFeatures.isQuickCartEnabled } }`.
    func variants(_ node: YAMLNode?) -> [VariantSpec] {
        guard let node, let entries = entries(node, key: "variants", takes: "variants by name") else { return [] }
        return entries.compactMap { entry in
            guard let name = name(of: entry, .member),
                let fields = object(entry.value, VariantKeys.self, key: name.value)
            else { return nil }
            let destination = self.name(fields[.to], .typePrefix, key: "to")
            let flag = fields[.flag].flatMap { expression($0, for: nil, key: "flag") }
            guard let destination, let flag else { return nil }
            return VariantSpec(name: name, destination: destination, flag: flag)
        }
    }
}
