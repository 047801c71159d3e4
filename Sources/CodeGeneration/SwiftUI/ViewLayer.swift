import ProjectModel
import Templating

/// Where what a SwiftUI scene draws lies: in the feature's module, or in a module of views beside it.
struct ViewLayer {
    let scene: Scene
    let feature: Feature

    /// A view that shows other scenes has to be where the environment is that makes them.
    var isSeparate: Bool { feature.hasUIModule && scene.style.isDrawnBySwiftUI && scene.children.isEmpty }

    /// For example: `Kaimono`, or `KaimonoUI`.
    var module: String { isSeparate ? feature.uiName : feature.name }

    /// Relative to the target package.
    var sources: String { isSeparate ? feature.uiSources : feature.sources }

    /// The type that all is nested in that the view of an `mvvm` scene draws and reports. For example: `AlbumViewModel`, or `AlbumDisplay`.
    var display: String { scene.name + (isSeparate ? "Display" : "ViewModel") }

    /// What stands before declarations that the feature uses.
    var access: String { isSeparate ? "public " : "" }

    /// How modules are imported whose types such declarations have.
    var importAccess: ImportList.Access { isSeparate ? .public : .internal }

    /// A view that was written while it belonged into the other of the two modules, and has to move first.
    ///
    /// - Parameters:
    ///   - path: the generated file that is new where the view belongs now.
    ///   - viewPath: the scaffold of the scene's view.
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
