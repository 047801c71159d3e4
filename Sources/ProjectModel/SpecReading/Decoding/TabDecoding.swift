import Basics
import SwiftReading
import YAMLTree

extension FileDecoder {
    /// `[RecipeSearch, { scene: KaimonoTop, title: "Shopping", systemImage: cart }]`.
    func tabs(_ node: YAMLNode?) -> [TabSpec] {
        guard let node else { return [] }
        var seen: Set<String> = []
        return items(node, key: "tabs", takes: "a list of scenes, or of tabs").compactMap { item in
            guard let tab = tab(item) else { return nil }
            guard seen.insert(tab.scene.value).inserted else {
                report(.listedTwice, at: item, "'\(tab.scene.value)' is listed twice", notes: ["remove one"])
                return nil
            }
            return tab
        }
    }

    private func tab(_ node: YAMLNode) -> TabSpec? {
        guard case .mapping = node.content else {
            return name(node, .typePrefix, key: "tabs").map(TabSpec.init)
        }
        guard let fields = object(node, TabKeys.self, key: "tabs"),
            let scene = fields[.scene].flatMap({ name($0, .typePrefix, key: "scene") })
        else { return nil }
        var tab = TabSpec(scene: scene)
        if case .success(let text) = SwiftType.read("String") {
            tab.title = fields[.label].flatMap { expression($0, for: text, key: "title") }
        }
        tab.image = fields[.image].flatMap { imageName($0, key: "image") }
        tab.systemImage = fields[.systemImage].flatMap { imageName($0, key: "systemImage") }
        if let image = tab.image, let systemImage = tab.systemImage {
            report(
                .conflictingKeys,
                at: max(image.location, systemImage.location),
                "a tab has either an 'image' or a 'systemImage'",
                notes: ["remove one of them"]
            )
        }
        return tab
    }

    private func imageName(_ node: YAMLNode, key: String) -> Located<String>? {
        scalar(node, key: key, takes: "the name of an image").map { Located($0.text, at: node.range) }
    }
}

extension FileDecoder {
    /// `1`, or the scene that the tab shows.
    func tabChoice(_ node: YAMLNode) -> Located<RouteSpec.TabChoice>? {
        guard let scalar = scalar(node, key: "tab", takes: "a scene, or a whole number") else { return nil }
        if scalar.text.first?.isUppercase == true {
            return name(node, .typePrefix, key: "tab").map { Located(.scene($0.value), at: $0.range) }
        }
        return index(node, key: "tab").map { Located(.index($0.value), at: $0.range) }
    }
}
