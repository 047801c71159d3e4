/// The names in the asset catalogues of a package, and the images beside them.
struct AssetCatalogues {
    private(set) var images: Set<String> = []
    private(set) var colours: Set<String> = []
    /// The names of image files outside of catalogues, with and without their endings.
    private var looseImages: Set<String> = []
    private var catalogues: Set<String> = []
    /// True if one has an app's icon, so that the app's own catalogue is among them.
    private var haveApp = false

    private static let imageSets: Set<String> = [
        "imageset", "symbolset", "appiconset", "launchimage", "imagestack", "brandassets",
    ]
    private static let imageEndings: Set<String> = [
        "png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "heic", "heif", "pdf", "svg", "ico", "icns", "webp",
    ]

    /// - Parameters:
    ///   - paths: the paths of all files of the package.
    ///   - read: returns the bytes of a file.
    init(_ paths: [String], read: (String) -> [UInt8]?) {
        var namespaces: [String: Bool] = [:]
        for path in paths {
            let parts = path.split(separator: "/")
            guard let catalogue = parts.dropLast().firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
                if let name = parts.last { addFile(name) }
                continue
            }
            catalogues.insert(parts[...catalogue].joined(separator: "/"))
            var prefix = ""
            var atlas: String?
            var folder = parts[...catalogue].joined(separator: "/")
            for part in parts[(catalogue + 1)...].dropLast() {
                folder += "/" + part
                let (name, ending) = Self.split(part)
                if Self.imageSets.contains(ending) || ending == "colorset" {
                    add(prefix + name, ending)
                    // Sprites are found with the atlas's name, too, unless it says otherwise.
                    if let atlas { add(atlas + name, ending) }
                    break
                }
                if ending == "spriteatlas" {
                    atlas = prefix + name + "/"
                    continue
                }
                let isNamespace = namespaces[folder] ?? Self.isNamespace(read(folder + "/Contents.json") ?? [])
                namespaces[folder] = isNamespace
                if isNamespace { prefix += part + "/" }
            }
        }
    }

    /// Returns true if what the documents of a module find at run time is known: its own catalogues, or the app's.
    func areSeen(inFolder folder: String) -> Bool {
        haveApp || catalogues.contains { $0.hasPrefix(folder + "/") }
    }

    func contain(_ name: String, _ kind: NibDocument.Asset.Kind) -> Bool {
        if kind == .colour { return colours.contains(name) }
        let (stem, ending) = Self.split(name[...])
        if images.contains(name) || Self.imageEndings.contains(ending.lowercased()) && images.contains(stem) {
            return true
        }
        guard !name.contains(".bundle/"), let file = name.split(separator: "/").last else { return true }
        return looseImages.contains(String(file))
    }

    private mutating func add(_ name: String, _ ending: String) {
        if ending == "colorset" { colours.insert(name) } else { images.insert(name) }
        if ending == "appiconset" { haveApp = true }
    }

    private mutating func addFile(_ name: Substring) {
        var (stem, ending) = Self.split(name)
        guard Self.imageEndings.contains(ending.lowercased()) else { return }
        // `logo@2x~ipad.png` is `logo`.
        for suffix in ["~ipad", "~iphone", "@2x", "@3x"] where stem.hasSuffix(suffix) {
            stem = String(stem.dropLast(suffix.count))
        }
        looseImages.formUnion([String(name), stem, "\(stem).\(ending)"])
    }

    private static func split(_ name: Substring) -> (stem: String, ending: String) {
        guard let dot = name.lastIndex(of: ".") else { return (String(name), "") }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// Returns true if the names in a folder begin with the folder's: `"provides-namespace" : true`.
    private static func isNamespace(_ contents: [UInt8]) -> Bool {
        let text = contents.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return text.contains(text: "\"provides-namespace\":true")
    }
}
