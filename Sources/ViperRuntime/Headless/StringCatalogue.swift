#if !canImport(UIKit) && !canImport(Darwin)
    import Foundation

    /// The plural forms of a string catalogue, in its source language.
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

        /// Reads a catalogue; `nil` if the bundle has none, or one that can't be read.
        init?(named name: String, in bundle: Bundle) {
            guard let url = bundle.url(forResource: name, withExtension: "xcstrings"),
                let data = try? Data(contentsOf: url),
                let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data)
            else { return nil }
            self = catalogue
        }

        /// Returns the text of a key for its number, in the source language; `nil` if that is the key itself.
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
