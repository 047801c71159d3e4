/// The asset catalogue with a design's colours.
///
/// The files of a catalogue can't have comments. They name the tool that wrote them, under `info`: that is their header.
struct ColourCatalogue {
    let colours: [DesignTokens.Colour]

    /// The files by their paths in the catalogue.
    var files: [(path: String, contents: String)] {
        [("Contents.json", Self.header + "\n  }\n}\n")]
            + colours.map { ("\($0.name).colorset/Contents.json", text(of: $0)) }
    }

    private static let header = EmittedHeader.ofCatalogues + ",\n    \"version\" : 1"

    private func text(of colour: DesignTokens.Colour) -> String {
        let dark = colour.dark.map { "\(entry($0, isDark: true))" }
        let entries = [entry(colour.light, isDark: false), dark].compactMap(\.self).joined(separator: ",\n")
        return Self.header + "\n  },\n  \"colors\" : [\n\(entries)\n  ]\n}\n"
    }

    private func entry(_ colour: DesignColour, isDark: Bool) -> String {
        let parts = [
            ("alpha", alpha(colour.alpha)), ("blue", hex(colour.blue)), ("green", hex(colour.green)),
            ("red", hex(colour.red)),
        ]
        let components = parts.map { "          \"\($0.0)\" : \"\($0.1)\"" }.joined(separator: ",\n")
        let appearance =
            isDark
            ? """
                  "appearances" : [
                    {
                      "appearance" : "luminosity",
                      "value" : "dark"
                    }
                  ],\n
            """ : ""
        return """
                {
            \(appearance)      "color" : {
                    "color-space" : "srgb",
                    "components" : {
            \(components)
                    }
                  },
                  "idiom" : "universal"
                }
            """
    }

    private func hex(_ part: Double) -> String {
        let value = Int((part * 255).rounded())
        return "0x" + (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }

    /// With three decimals, as Xcode writes it.
    private func alpha(_ part: Double) -> String {
        let thousandths = Int((part * 1000).rounded())
        return "\(thousandths / 1000)." + String(1000 + thousandths % 1000).dropFirst()
    }
}
