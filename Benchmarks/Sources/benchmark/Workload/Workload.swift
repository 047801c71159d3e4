import Foundation

/// Specs of a project of any size: the same numbers always give the same bytes.
///
/// Every scene routes to the next one of its module and to one of the next module, the last module to the first.
struct Workload {
    let scenes: Int
    let modules: Int

    private static let services = ["articleStore", "cartStore", "client", "flags", "pageViews", "tracker"]

    func write(to folder: URL, runtime: String) throws {
        try write(project(runtime: runtime), to: folder.appendingPathComponent("project.yml"))
        for scene in 0..<scenes {
            let path = "\(moduleName(scene % modules))/\(sceneName(scene)).yml"
            try write(spec(of: scene), to: folder.appendingPathComponent(path))
        }
    }

    func moduleName(_ index: Int) -> String { "Feature\(index + 1)" }

    func sceneName(_ index: Int) -> String { "Screen\(index + 1)" }

    /// A spec for one scene; `index` may be beyond the workload's own scenes.
    func spec(of index: Int) -> String {
        """
        scene: \(sceneName(index))
        style: uikit
        summary: Screen \(index + 1) shows one article and where to go from there.
        parameters:
          articleID: Int64
          title: { type: String?, default: nil }
        uses: [\(Self.services[index % 6]), \(Self.services[(index + 1) % 6])]
        state:
          articleID: Int64
          names: [String]
          total: { type: Int, default: \(index) }
          isLoading: Bool
          message: String?
        events:
          viewWillAppear:
          didTapNext:
          didTapOther: { articleID: Int64 }
          didChangeTotal: { total: Int }
        interactor:
          fetchNames: { parameters: { articleID: Int64 }, returns: [String], async: true, throws: true }
          save: { parameters: { articleID: Int64, total: Int }, returns: Bool, throws: true }
          isKnown: { parameters: { articleID: Int64 }, returns: Bool }
        routes:
          next: { to: \(sceneName((index + modules) % scenes)), with: [articleID] }
          other: { to: \(sceneName((index + 1) % scenes)), with: [articleID], present: sheet }
        previews:
          loading: { articleID: 1, isLoading: true }
          loaded: { articleID: 1, names: '["tea"]' }

        """
    }

    private func project(runtime: String) -> String {
        let services = Self.services.map { "  \($0): \($0.prefix(1).uppercased() + $0.dropFirst())\n" }.joined()
        return """
            project: Large
            core: LargeCore
            app: Large
            platforms: { iOS: "17.0" }
            runtime: '\(runtime)'
            services:
            \(services)
            """
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
