/// The enums that are types of scenes' fields.
struct FieldEnums {
    /// The cases, by type.
    let cases: [String: [String]]

    init(of scenes: [Scene], in files: LintFiles) {
        let fields = scenes.flatMap { $0.state + $0.screenParts.flatMap(\.state) }
        let types = Set(
            fields.map { $0.type.wrapped ?? $0.type }.filter { !$0.customNames.isEmpty }.map(\.text)
        )
        var cases: [String: [String]] = [:]
        if !types.isEmpty {
            let search = EnumSearch(types)
            for path in files.modules.filter({ $0.module.role != .tests }).flatMap(\.sources) {
                guard let bytes = files.read(path) else { continue }
                let found = search.cases(in: bytes).filter { !$0.value.isEmpty }.mapValues { $0.map(\.name) }
                // As generating has it, of two with one name the first counts.
                cases.merge(found) { first, _ in first }
            }
        }
        self.cases = cases
    }
}
