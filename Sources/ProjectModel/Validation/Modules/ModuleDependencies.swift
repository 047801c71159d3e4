/// Modules depend on core modules only.
final class ModuleDependencies: ValidationRule {
    override func check() {
        for module in specs.specs.modules {
            for dependency in module.dependencies { check(dependency, of: module) }
        }
    }

    private func check(_ dependency: Located<String>, of module: ModuleSpec) {
        let name = dependency.value
        if name == module.name.value {
            problems.report(.cyclicReference, at: dependency.location) {
                "'\(name)' depends on itself"
                "remove it"
            }
        } else if name == specs.project.core.value {
            return
        } else if let other = specs.modulesByName[name] {
            guard other.kind.value != .core, !specs.isUnread(.moduleFile(name)) else { return }
            reportFeature(name, dependency, of: module)
        } else if let feature = interfaceOwner(name) {
            problems.report(.forbiddenDependency, at: dependency.location) {
                "the interface module '\(name)' can't be listed as a dependency"
                "a route to a scene of '\(feature)' is enough; remove it"
            }
        } else if name == specs.project.app.value, !specs.isUnread(.projectNames) {
            problems.report(.forbiddenDependency, at: dependency.location) {
                "'\(name)' is the app, which nothing can depend on"
                "remove it"
            }
        } else if PlatformModules.names.contains(name) {
            problems.report(.unknownName, at: dependency.location) {
                "'\(name)' is no module of yours"
                "remove it: sources that need it import it"
            }
        } else if !specs.isUnread(.packages) {
            problems.reportUnknown(
                .unknownName,
                "module or product",
                dependency,
                known: specs.coreModules.map(\.name.value) + specs.specs.products,
                otherwise:
                    "\(specs.noteOnMissingCore(name)); a product is listed under the 'products' of a package in project.yml"
            )
        }
    }

    private func reportFeature(_ name: String, _ dependency: Located<String>, of module: ModuleSpec) {
        if module.kind.value == .core {
            problems.report(.forbiddenDependency, at: dependency.location) {
                "the core module '\(module.name.value)' can't depend on the feature '\(name)'"
                "move what both need into a core module"
            }
        } else {
            problems.report(.forbiddenDependency, at: dependency.location) {
                "'\(module.name.value)' can't depend on '\(name)': only core modules are imported by others"
                "route to its scenes, or list its use cases under 'uses'; what both need belongs in a core module"
            }
        }
    }

    private func interfaceOwner(_ name: String) -> String? {
        guard name.hasSuffix("Interface") else { return nil }
        let feature = specs.modulesByName[String(name.dropLast("Interface".count))]
        return feature?.kind.value == .core ? nil : feature?.name.value
    }
}
