/// The manifest entries that the specs require, as a person would write them.
extension PackageTarget {
    init(kind: Kind, name: String) {
        self.init(kind: kind, name: name, dependencies: [], path: nil)
    }

    static let resourcesText = #".process("Resources")"#

    /// Returns the target. For example: `.target(name: "Recipes", dependencies: ["KitchenCore"])`.
    func manifestText(in project: Project) -> String {
        let dependencies = dependencies.map { $0.manifestText(in: project) }.joined(separator: ", ")
        let settings = project.swift.dumpSettings.map(\.manifestText).joined(separator: ", ")
        let parts = [
            "name: \(name.swiftLiteral)", "dependencies: [\(dependencies)]", path.map { "path: \($0.swiftLiteral)" },
            hasResources ? "resources: [\(Self.resourcesText)]" : nil,
            settings.isEmpty ? nil : "swiftSettings: [\(settings)]",
        ]
        return ".\(kind.rawValue)(\(parts.compactMap(\.self).joined(separator: ", ")))"
    }
}

extension PackageTarget.Dependency {
    /// The name of the target or product. For example: `ViperRuntime`.
    var name: String {
        switch self {
        case .module(let name): name
        case .runtime: "ViperRuntime"
        case .testing: "ViperTesting"
        case .images: Project.imagesProduct
        case .openCombine: "OpenCombine"
        case .product(let product): product.name
        }
    }

    func manifestText(in project: Project) -> String {
        switch self {
        case .module(let name): name.swiftLiteral
        case .runtime, .testing, .images:
            ".product(name: \(name.swiftLiteral), package: \(project.runtimePackage.identity.swiftLiteral))"
        case .openCombine:
            #".product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))"#
        case .product(let product): product.manifestText
        }
    }
}

extension SwiftSettings {
    /// The settings of every target, as in a dump.
    var dumpSettings: [PackageDescription.Setting] {
        var settings = [PackageDescription.Setting(kind: "swiftLanguageMode", value: languageMode.rawValue)]
        if defaultIsolation == .mainActor {
            settings.append(PackageDescription.Setting(kind: "defaultIsolation", value: defaultIsolation.rawValue))
        }
        settings += upcomingFeatures.map { PackageDescription.Setting(kind: "enableUpcomingFeature", value: $0) }
        return settings + defines.map { PackageDescription.Setting(kind: "define", value: $0) }
    }
}

extension PackageDescription.Setting {
    /// The setting as Swift code. For example: `.enableUpcomingFeature("ExistentialAny")`.
    var manifestText: String {
        switch kind {
        case "swiftLanguageMode": ".swiftLanguageMode(.v\(value))"
        case "defaultIsolation": ".defaultIsolation(\(value).self)"
        default: ".\(kind)(\(value.swiftLiteral))"
        }
    }
}
