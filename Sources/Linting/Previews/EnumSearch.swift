import ProjectModel
import SwiftReading

/// The enums that fields of scenes may be of.
struct EnumSearch {
    /// The cases, by type.
    let enums: [String: [String]]

    init(of scenes: [Scene], in files: LintFiles) {
        let fields = scenes.flatMap { $0.state + $0.screenParts.flatMap(\.state) }
        let types = Set(
            fields.map { $0.type.wrapped ?? $0.type }.filter { !$0.customNames.isEmpty }.map(\.text)
        )
        guard !types.isEmpty else {
            enums = [:]
            return
        }
        let search = NameSearch(Set(types.compactMap { $0.split(separator: ".").last.map(String.init) }))
        var found: [String: [String]] = [:]
        for path in files.modules.filter({ $0.module.role != .tests }).flatMap(\.sources) {
            guard let bytes = files.read(path), search.findsAny(in: bytes),
                let declared = try? DeclaredEnums.cases(in: bytes)
            else { continue }
            for (type, cases) in declared where types.contains(type) && !cases.isEmpty {
                found[type] = cases.map(\.name)
            }
        }
        enums = found
    }
}
