/// A module of the platform, or of the runtime, that the name of a type gives away.
public enum KnownModule: String, Hashable, Sendable, CaseIterable {
    /// Needs no import.
    case standardLibrary = "Swift"
    case foundation = "Foundation"
    /// What Foundation holds on Apple's platforms and `FoundationNetworking` elsewhere: `URLSession`, `URLRequest`, ….
    case foundationNetworking = "FoundationNetworking"
    case uiKit = "UIKit"
    /// A product of the runtime's package. Of its types only the service is known by name alone.
    case viperImages = "ViperImages"

    /// The module that is known to declare a type of that name; `nil` for all others.
    ///
    /// For example: `URL` is in `foundation`, `UIImage` in `uiKit`.
    public static func declaring(_ typeName: String) -> KnownModule? {
        modules[typeName] ?? (hasUIKitPrefix(typeName) ? .uiKit : nil)
    }

    private static let modules: [String: KnownModule] = {
        var modules: [String: KnownModule] = [:]
        for name in StandardNames.foundationNetworking { modules[name] = .foundationNetworking }
        for name in StandardNames.viperImages { modules[name] = .viperImages }
        for name in StandardNames.foundation { modules[name] = .foundation }
        for name in StandardNames.standardLibrary { modules[name] = .standardLibrary }
        for (name, type) in StandardType.foundationTypes { modules[name] = type.module }
        for (name, type) in StandardType.standardLibraryTypes { modules[name] = type.module }
        return modules
    }()

    private static func hasUIKitPrefix(_ name: String) -> Bool {
        guard name.utf8.starts(with: "UI".utf8), let third = name.dropFirst(2).first else { return false }
        return third.isUppercase && name.contains { $0.isLowercase }
    }
}

extension SwiftType {
    /// The modules, known by the names in the type, that a file with this type in it has to import.
    ///
    /// For example: `Result<URL, any Error>` needs `foundation`. `Kitchen.Recipe` needs none that is known here.
    public func imports() -> Set<KnownModule> {
        var modules = Set(shape.namedPaths.compactMap { KnownModule.declaring($0) })
        modules.remove(.standardLibrary)
        return modules
    }
}

extension TypeShape {
    /// The root names that no known module declares, each once, in the order of the text.
    var customNames: [String] {
        var seen: Set<String> = []
        let roots = namedPaths.filter { KnownModule.declaring($0) == nil }.compactMap(\.first?.name)
        return roots.filter { seen.insert($0).inserted }
    }
}

extension KnownModule {
    /// `Foundation.URL` and `URL` are both Foundation's.
    fileprivate static func declaring(_ path: [TypeShape.Segment]) -> KnownModule? {
        guard let root = path.first?.name else { return nil }
        if path.count > 1, let module = KnownModule(rawValue: root) { return module }
        return declaring(root)
    }
}
