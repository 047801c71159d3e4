#if !canImport(UIKit) && !canImport(Darwin)
    import Foundation

    /// The forms that a string catalogue has for numbers, in the language that it was written in.
    ///
    /// From https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
    struct StringCatalogue: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]

        struct Entry: Decodable {
            let localizations: [String: Localization]?
        }

        struct Localization: Decodable {
            let stringUnit: Unit?
            let variations: Variations?
        }

        struct Variations: Decodable {
            let plural: [String: Localization]?
        }

        struct Unit: Decodable {
            let value: String
        }

        /// `nil` where the bundle has none, or one that can't be read.
        init?(named name: String, in bundle: Bundle) {
            guard let url = bundle.url(forResource: name, withExtension: "xcstrings"),
                let data = try? Data(contentsOf: url),
                let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data)
            else { return nil }
            self = catalogue
        }

        /// What a key says for its number, in the developers' language; `nil` where that is the key itself.
        func form(for value: String.LocalizationValue) -> String? {
            guard let source = strings[value.key]?.localizations?[sourceLanguage] else { return nil }
            guard let plural = source.variations?.plural, let number = value.number else {
                return source.stringUnit?.value
            }
            let form = (number == 1 ? plural["one"] : nil) ?? plural["other"]
            return form?.stringUnit?.value
        }
    }
#endif
