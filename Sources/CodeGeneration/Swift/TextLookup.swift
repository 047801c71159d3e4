/// The code with which a module's sources look up texts for people: in the module's string catalogue, if it has one.
public struct TextLookup: Sendable {
    /// The bundle. For example: `.recipesResources`; `nil` if texts are in the app's bundle.
    private let bundle: String?

    init(in module: String, of project: Project) {
        bundle = project.localization == nil ? nil : "." + Self.accessor(of: module)
    }

    /// Returns the property of `Bundle` with a module's resources. For example: `recipesResources`.
    public static func accessor(of module: String) -> String { module.lowerCamelCase + "Resources" }

    /// Returns code such as `String(localized: "Recipes", bundle: .recipesResources, comment: "Title of a screen")`.
    func string(_ text: String, comment: String) -> TemplateCode {
        let (text, comment) = ("localized: \(text.swiftLiteral)", "comment: \(comment.swiftLiteral)")
        guard let bundle else { return .line("String(\(text), \(comment))") }
        return .phrase("String(", [text, "bundle: \(bundle)", comment], ")")
    }

    /// Returns a SwiftUI view. For example: `Text("Recipes", bundle: .recipesResources)`.
    func view(_ text: String) -> TemplateCode {
        guard let bundle else { return .line("Text(\(text.swiftLiteral))") }
        return .phrase("Text(", [text.swiftLiteral, "bundle: \(bundle)"], ")")
    }

    /// Returns a button's title. Without a bundle, the button itself looks the literal up in the app's texts.
    func buttonTitle(_ text: String) -> TemplateCode {
        guard let bundle else { return .line(text.swiftLiteral) }
        return .phrase("String(", ["localized: \(text.swiftLiteral)", "bundle: \(bundle)"], ")")
    }
}

extension ScenePlace {
    /// The texts of the feature's own module.
    var texts: TextLookup { TextLookup(in: module.feature.name, of: module.context.project) }

    /// The texts of the module with its SwiftUI view.
    var viewTexts: TextLookup { TextLookup(in: layer.module, of: module.context.project) }
}
