#if !canImport(UIKit) && !canImport(Darwin)
    import Foundation
    import Testing

    @testable import ViperRuntime

    /// What Foundation does on Apple's platforms, as far as there is a stand-in for it.
    @Suite struct LocalizedTests {
        private let catalogue = """
            {
              "sourceLanguage": "en",
              "strings": {
                "%lld recipes": {
                  "localizations": {
                    "de": { "stringUnit": { "state": "translated", "value": "%lld Rezepte" } },
                    "en": {
                      "variations": {
                        "plural": {
                          "one": { "stringUnit": { "state": "translated", "value": "%lld recipe" } },
                          "other": { "stringUnit": { "state": "translated", "value": "%lld recipes" } }
                        }
                      }
                    }
                  }
                },
                "%@ of %@": {
                  "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%2$@: %1$@" } } }
                },
                "Untouched": {}
              },
              "version": "1.0"
            }
            """

        private func inBundle(_ text: String, _ body: (Bundle) throws -> Void) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data(text.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
            try body(try #require(Bundle(url: folder)))
        }

        private func recipes(_ count: Int, in bundle: Bundle?) -> String {
            String(localized: "\(count) recipes", bundle: bundle, comment: "What was found")
        }

        @Test func formsForNumbersAreTheCataloguesOwn() throws {
            try inBundle(catalogue) { bundle in
                #expect(recipes(1, in: bundle) == "1 recipe")
                #expect(recipes(0, in: bundle) == "0 recipes")
                #expect(String(localized: "Untouched", bundle: bundle) == "Untouched")
                #expect(String(localized: "\("part") of \("%@")", bundle: bundle) == "%@: part")
            }
        }

        @Test func numbersOfEachWidthAreNumbers() throws {
            let (id, step, size): (Int64, Int32, UInt) = (7, -3, 9)
            #expect(String(localized: "\(id) of \(step) and \(size)") == "7 of -3 and 9")
            try inBundle(catalogue) { bundle in
                #expect(String(localized: "\(Int64(1)) recipes", bundle: bundle) == "1 recipe")
            }
        }

        @Test func withoutACatalogueTheKeyIsTheText() throws {
            #expect(recipes(1, in: nil) == "1 recipes")
            #expect(String(localized: "100 % of \(1.5)") == "100 % of 1.5")
            try inBundle("{") { #expect(recipes(2, in: $0) == "2 recipes") }
        }
    }
#endif
