/// Finds the images and colours that a document names.
struct NibAssetReader {
    private var named: [NibDocument.Asset] = []
    /// The images that the document lists as the system's.
    private var systemImages: Set<String> = []

    /// The names in the document that an asset catalogue has to have.
    var own: [NibDocument.Asset] { named.filter { $0.kind == .colour || !systemImages.contains($0.name.value) } }

    private static let imageAttributes: Set<String> = [
        "image", "alternateImage", "backIndicatorImage", "backIndicatorTransitionMaskImage", "backgroundImage",
        "decrementImage", "highlightedImage", "incrementImage", "landscapeImage", "maximumTrackImage",
        "maximumValueImage", "minimumTrackImage", "minimumValueImage", "progressImage", "selectedImage", "shadowImage",
        "thumbImage", "trackImage",
    ]

    mutating func take(_ element: String, _ attributes: [XMLReader.Attribute], parent: String?) {
        let isOfCatalogue = attributes["catalog"] != nil
        if parent == "resources" {
            guard element == "image", isOfCatalogue, let name = attributes["name"] else { return }
            systemImages.insert(name.value)
            return
        }
        if isOfCatalogue { return }
        switch element {
        // Its `image` is a trait, and not a name.
        case "accessibilityTraits": break
        case "color":
            if let name = attributes["name"] { named.append(NibDocument.Asset(kind: .colour, name: name)) }
        case "userDefinedRuntimeAttribute":
            guard attributes["type"]?.value == "image", let name = attributes["value"] else { return }
            addImage(name)
        default:
            for attribute in attributes where Self.imageAttributes.contains(attribute.name) { addImage(attribute) }
        }
    }

    private mutating func addImage(_ name: XMLReader.Attribute) {
        // macOS has its images without a catalogue. For example: `NSAddTemplate`.
        guard !name.value.isEmpty, !["YES", "NO"].contains(name.value), !PlatformNames.isClass(name.value) else {
            return
        }
        named.append(NibDocument.Asset(kind: .image, name: name))
    }
}
