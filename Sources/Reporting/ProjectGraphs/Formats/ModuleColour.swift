/// The colours of a module's nodes, from the module's position among all.
struct ModuleColour {
    struct Scheme: Hashable {
        var fill: String
        var stroke: String
    }

    var light: Scheme
    var dark: Scheme

    init(_ index: Int) {
        // Steps by the golden angle: whatever the number of modules, neighbours differ.
        let hue = index * 137 % 360
        light = Scheme(fill: ModuleColour.hex(hue, 62, 93), stroke: ModuleColour.hex(hue, 45, 46))
        dark = Scheme(fill: ModuleColour.hex(hue, 32, 20), stroke: ModuleColour.hex(hue, 42, 58))
    }

    /// Returns the colour, computed with whole numbers so that it is the same everywhere. Saturation and lightness are
    /// in percent.
    private static func hex(_ hue: Int, _ saturation: Int, _ lightness: Int) -> String {
        let chroma = (100 - abs(2 * lightness - 100)) * saturation
        let between = chroma * (60 - abs(hue % 120 - 60)) / 60
        let least = lightness * 100 - chroma / 2
        let (red, green, blue) =
            switch hue / 60 {
            case 0: (chroma, between, 0)
            case 1: (between, chroma, 0)
            case 2: (0, chroma, between)
            case 3: (0, between, chroma)
            case 4: (between, 0, chroma)
            default: (chroma, 0, between)
            }
        let digits = [red, green, blue].map { part in
            let byte = min(max((part + least) * 255 / 10_000, 0), 255)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits.joined()
    }
}

/// The colours of modules. A feature's interface and the other modules around it have its colour.
struct ModulePalette {
    /// The number of each module.
    private let numbers: [String: Int]

    init(_ graphs: [ProjectGraph]) {
        let owners = Set(graphs.flatMap(\.nodes).map { ModulePalette.owner(of: $0.module) }).sorted()
        numbers = Dictionary(uniqueKeysWithValues: owners.enumerated().map { ($1, $0) })
    }

    var count: Int { numbers.count }

    func number(of node: ProjectGraph.Node) -> Int { numbers[ModulePalette.owner(of: node.module)] ?? 0 }

    /// Returns the module that another belongs to. For example: `Recipes` for `RecipesInterface`.
    private static func owner(of module: String) -> String {
        for ending in ["Interface", "UI", "Sandbox", "Headless"] where module.hasSuffix(ending) {
            return String(module.dropLast(ending.count))
        }
        return module
    }

    /// The CSS rules for the light and dark schemes.
    var css: String {
        let colours = (0..<count).map(ModuleColour.init)
        func rules(_ scheme: (ModuleColour) -> ModuleColour.Scheme) -> String {
            colours.enumerated().map { ".m\($0) rect{fill:\(scheme($1).fill);stroke:\(scheme($1).stroke)}\n" }.joined()
        }
        return rules(\.light) + "@media (prefers-color-scheme:dark){\n" + rules(\.dark) + "}\n"
    }
}
