import ProjectModel
import SwiftReading

/// What files import that make or take descriptors of the team's own.
struct DescriptorImports: Sendable {
    private let modules: [String]
    private let frameworks: [String]
    /// What a feature may import of them.
    private let shared: Set<String>
    private let appModules: Set<String>

    init(of project: Project) {
        let (plain, conditional) = project.descriptors.modules(
            with: [project.environment.module],
            besides: [project.app]
        )
        modules = plain
        // ViperRuntime stands for it.
        frameworks = conditional.filter { $0 != "UIKit" }
        shared = Set(project.coreModules.map(\.name))
        appModules = [project.app, project.appTestsName]
    }

    /// The app's own module sees all, and so do its tests.
    func modules(for module: String) -> [String] {
        appModules.contains(module) ? modules : modules.filter(shared.contains)
    }

    func frameworks(for module: String) -> [String] { appModules.contains(module) ? frameworks : [] }
}

extension String {
    /// Whether it is a module of Apple's platforms that others lack.
    var isPlatformFramework: Bool {
        PlatformModules.names.contains(self) && !PlatformModules.everywhere.contains(self)
    }
}
