/// The imports of files that create or take a team's own descriptors.
struct DescriptorImports: Sendable {
    private let modules: [String]
    private let frameworks: [String]
    /// The modules among them that a feature may import.
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

    /// Returns the modules for a file. The app's own module and its tests may import all.
    func modules(for module: String) -> [String] {
        appModules.contains(module) ? modules : modules.filter(shared.contains)
    }

    func frameworks(for module: String) -> [String] { appModules.contains(module) ? frameworks : [] }
}

extension String {
    /// True for a module that only Apple's platforms have.
    var isPlatformFramework: Bool {
        PlatformModules.names.contains(self) && !PlatformModules.everywhere.contains(self)
    }
}
