import ProjectModel
import Templating

/// A setting of the device, as a preview of a state is shown in it.
struct PreviewTrait: Sendable {
    let trait: DisplayTrait
    /// The state's name.
    let state: String

    private static let ofView: [TemplateVariable<PreviewTrait>] = [
        .text("literal", "what the preview is called, as a string literal") {
            "\($0.state), \($0.trait.title)".swiftLiteral
        },
        .text("modifier", "what sets it for a view of SwiftUI") { $0.trait.modifier },
    ]

    /// Of scenes whose views may be UIKit's as well.
    static let table = TemplateTable<PreviewTrait>(
        ofView + [
            .text("override", "what sets it for a view controller, behind its trait overrides") { $0.trait.override }
        ]
    )

    /// Of scenes whose views are SwiftUI's.
    static let viewTable = TemplateTable<PreviewTrait>(ofView)
}

extension DisplayTrait {
    var isLanguage: Bool {
        if case .language = self { true } else { false }
    }

    /// The same of ViperTesting; a view controller can't be told its language.
    var imageTrait: String? {
        switch self {
        case .dark: ".dark"
        case .largestText: ".largestText"
        case .rightToLeft: ".rightToLeft"
        case .regularWidth: ".regularWidth"
        case .language: nil
        }
    }

    fileprivate var title: String {
        switch self {
        case .dark: "dark"
        case .largestText: "largest text"
        case .rightToLeft: "right to left"
        case .regularWidth: "regular width"
        case .language(let code): code
        }
    }

    fileprivate var modifier: String {
        switch self {
        case .dark: ".preferredColorScheme(.dark)"
        case .largestText: ".dynamicTypeSize(.accessibility5)"
        case .rightToLeft: ".environment(\\.layoutDirection, .rightToLeft)"
        case .regularWidth: ".environment(\\.horizontalSizeClass, .regular)"
        case .language(let code): ".environment(\\.locale, Locale(identifier: \(code.swiftLiteral)))"
        }
    }

    /// Nothing says the language of a view controller.
    fileprivate var override: String {
        switch self {
        case .dark: "userInterfaceStyle = .dark"
        case .largestText: "preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge"
        case .rightToLeft: "layoutDirection = .rightToLeft"
        case .regularWidth: "horizontalSizeClass = .regular"
        case .language: ""
        }
    }
}
