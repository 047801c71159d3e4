/// The module of a SwiftUI scene's views: the feature's module, or a module of views beside it.
struct ViewLayer {
    let scene: Scene
    let feature: Feature

    /// True if the view is in a module of views. A view with child scenes stays with the environment that creates them.
    var isSeparate: Bool { feature.hasUIModule && scene.style.isDrawnBySwiftUI && scene.children.isEmpty }

    /// The module's name. For example: `Kaimono`, or `KaimonoUI`.
    var module: String { isSeparate ? feature.uiName : feature.name }

    /// The folder of its sources, relative to the target package.
    var sources: String { isSeparate ? feature.uiSources : feature.sources }

    /// The type around all that an `mvvm` scene's view draws and reports: `AlbumViewModel`, or `AlbumDisplay`.
    var display: String { scene.name + (isSeparate ? "Display" : "ViewModel") }

    /// The access modifier of declarations that the feature uses.
    var access: String { isSeparate ? "public " : "" }

    /// The access level of imports for the types in such declarations.
    var importAccess: ImportList.Access { isSeparate ? .public : .internal }

    /// Returns the declaration of a view that was written in the other of the two modules and has to move first.
    ///
    /// - Parameters:
    ///   - path: The new generated file in the view's present module.
    ///   - viewPath: The scaffold of the scene's view.
    func viewInOtherModule(_ type: String, madeOutBy path: String, viewPath: String) -> GeneratedFiles.TypeDeclaration {
        let folder = isSeparate ? feature.sources : feature.uiSources
        var view = GeneratedFiles.TypeDeclaration(path: path, type: type, folder: folder)
        let contents = scene.contents.isEmpty ? "" : ", its contents and sections"
        let pieces = scene.style.hasViewModel ? "the views of its parts" + contents : "its contents and sections"
        let extent = "with \(pieces)" + (isSeparate ? " but without its extension of the view controller" : "")
        view.belongsTo = .init(module: module, move: "move it to '\(viewPath)', \(extent)")
        return view
    }
}
