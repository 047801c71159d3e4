/// An old object that only its adapter may use.
struct LegacySingletonName: Hashable, Sendable {
    /// The path of its name. For example: `["LegacyActivityLogger", "shared"]`.
    var path: [String]
    /// The type that may use it; `nil` for any with the suffix `Adapter`.
    var adapter: String?
    /// The service that it implements.
    var service: String?

    static func all(of project: Project) -> [LegacySingletonName] {
        let services = project.services.compactMap { service -> LegacySingletonName? in
            guard let legacy = service.legacy else { return nil }
            let path = beginning(of: legacy.text)
            if path.isEmpty { return nil }
            return LegacySingletonName(path: path, adapter: service.type.text + "Adapter", service: service.name)
        }
        let listed = project.lint.legacySingletons.map {
            LegacySingletonName(path: $0.value.split(separator: ".").map(String.init))
        }
        return services + listed
    }

    /// Returns `["Old", "shared"]` for `Old.shared.log(1)`: methods of the object don't belong to its name.
    private static func beginning(of expression: String) -> [String] {
        let plain = expression.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return plain.split(separator: ".").map(String.init)
    }

    /// Returns true if a dotted name in a source begins with it, possibly after a module's name.
    func begins(_ path: [String], modules: [String: SourceModule]) -> Bool {
        if path.starts(with: self.path) { return true }
        guard let first = path.first, modules[first] != nil else { return false }
        return path.dropFirst().starts(with: self.path)
    }

    func mayBeTouched(in type: String) -> Bool {
        // The class that it is an object of, and what adapts it.
        if type == path.first { return true }
        return adapter.map { type == $0 } ?? type.hasSuffix("Adapter")
    }

    var text: String { path.joined(separator: ".") }
}
