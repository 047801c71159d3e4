/// A setting of the device for another preview of a state.
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

    /// The variables for scenes whose views may be UIKit's, too.
    static let table = TemplateTable<PreviewTrait>(
        ofView + [
            .text("override", "what sets it for a view controller, behind its trait overrides") { $0.trait.override }
        ]
    )

    /// The variables for scenes with SwiftUI views.
    static let viewTable = TemplateTable<PreviewTrait>(ofView)
}

extension DisplayTrait {
    var isLanguage: Bool {
        if case .language = self { true } else { false }
    }

    /// The trait in ViperTesting; a view controller can't be given a language.
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

    /// The trait override; a view controller has none for the language.
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
