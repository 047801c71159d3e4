extension FileDecoder {
    /// Reads `design.yml`.
    func design(_ root: YAMLNode?) -> DesignSpec {
        var spec = DesignSpec(path: path, module: nil, components: [])
        let beginning = "components: { ProductTile: Product tile }"
        guard let root, let fields = file(root, DesignKeys.self, beginning: beginning) else { return spec }
        spec.module = fields[.module].flatMap { name($0, .module, key: "module") }
        guard let node = fields[.components] else { return spec }
        let takes = "the names of component sets by their Swift names"
        spec.components = (entries(node, key: "components", takes: takes) ?? []).compactMap { entry in
            guard let name = name(of: entry, .type),
                let scalar = scalar(entry.value, key: entry.name, takes: "the name of a component set", isText: true)
            else { return nil }
            return DesignSpec.Component(name: name, written: Located(scalar.text, at: entry.value.range))
        }
        return spec
    }
}
