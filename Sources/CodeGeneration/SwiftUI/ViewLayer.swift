import ProjectModel
import Templating

/// Where what a SwiftUI scene draws lies: in the feature's module, or in a module of views beside it.
struct ViewLayer {
    let scene: Scene
    let feature: Feature

    /// A view that shows other scenes has to be where the environment is that makes them.
    var isSeparate: Bool { feature.hasUIModule && scene.style == .swiftui && scene.children.isEmpty }

    /// For example: `Kaimono`, or `KaimonoUI`.
    var module: String { isSeparate ? feature.uiName : feature.name }

    /// Relative to the target package.
    var sources: String { isSeparate ? feature.uiSources : feature.sources }

    /// What stands before declarations that the feature uses.
    var access: String { isSeparate ? "public " : "" }

    /// How modules are imported whose types such declarations have.
    var importAccess: ImportList.Access { isSeparate ? .public : .internal }

    /// For example: `Sources/Kaimono/Generated/KaimonoTop/KaimonoTopDataSource.swift`.
    func generated(_ part: String) -> String {
        "\(sources)/Generated/\(scene.name)/\(scene.name)\(part).swift"
    }

    /// The scaffold of the scene's view.
    var viewPath: String { path("View", in: "") }

    /// A view that was written while it belonged into the other of the two modules, and has to move first.
    ///
    /// - Parameter path: the generated file that is new where the view belongs now.
    func viewInOtherModule(madeOutBy path: String) -> GeneratedFiles.TypeDeclaration {
        let folder = isSeparate ? feature.sources : feature.uiSources
        var view = GeneratedFiles.TypeDeclaration(path: path, type: scene.name + "View", folder: folder)
        let extent =
            "with its contents and sections"
            + (isSeparate ? " but without its extension of the view controller" : "")
        view.belongsTo = .init(module: module, move: "move it to '\(viewPath)', \(extent)")
        return view
    }

    private func path(_ part: String, in folder: String) -> String {
        "\(sources)/Application/\(scene.name)/\(folder)\(scene.name)\(part).swift"
    }

    /// The scaffold of a view, which gives way to a declaration of its type elsewhere in the module.
    ///
    /// - Parameter folder: The folder inside the scene's own, with a slash behind it.
    func scaffold(
        _ part: String,
        in folder: String = "",
        _ template: TemplateName,
        _ values: @escaping @Sendable () -> TemplateFields<TemplateValue>
    ) -> RenderRequest {
        let path = path(part, in: folder)
        var request = RenderRequest.scaffold(path, template, from: scene.specPath, values)
        request.declares = .init(path: path, type: scene.name + part, folder: sources)
        return request
    }
}
