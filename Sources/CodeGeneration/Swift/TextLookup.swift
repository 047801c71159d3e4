import ProjectModel
import Templating

/// How sources of a module look up texts that people read: in the module's string catalogue, where it has one.
public struct TextLookup: Sendable {
    /// For example: `.recipesResources`; `nil` where texts are the app's.
    private let bundle: String?

    init(in module: String, of project: Project) {
        bundle = project.localization == nil ? nil : "." + Self.accessor(of: module)
    }

    /// The property of `Bundle` with a module's resources. For example: `recipesResources`.
    public static func accessor(of module: String) -> String { module.lowerCamelCase + "Resources" }

    /// For example: `String(localized: "Recipes", bundle: .recipesResources, comment: "Title of a screen")`.
    func string(_ text: String, comment: String) -> TemplateCode {
        let (text, comment) = ("localized: \(text.swiftLiteral)", "comment: \(comment.swiftLiteral)")
        guard let bundle else { return .line("String(\(text), \(comment))") }
        return .phrase("String(", [text, "bundle: \(bundle)", comment], ")")
    }

    /// For example: `Text("Recipes", bundle: .recipesResources)`.
    func view(_ text: String) -> TemplateCode {
        guard let bundle else { return .line("Text(\(text.swiftLiteral))") }
        return .phrase("Text(", [text.swiftLiteral, "bundle: \(bundle)"], ")")
    }

    /// What a button is given, which looks a literal up among the app's texts by itself.
    func buttonTitle(_ text: String) -> TemplateCode {
        guard let bundle else { return .line(text.swiftLiteral) }
        return .phrase("String(", ["localized: \(text.swiftLiteral)", "bundle: \(bundle)"], ")")
    }
}

extension ScenePlace {
    /// Of the feature's own module.
    var texts: TextLookup { TextLookup(in: module.feature.name, of: module.context.project) }

    /// Of the module that its SwiftUI view is in.
    var viewTexts: TextLookup { TextLookup(in: layer.module, of: module.context.project) }
}
