/// Decides from the sources whether a function returns a screen.
struct ScreenType {
    enum Kind {
        case viewController
        /// A view of SwiftUI.
        case view
        /// Possibly a screen; only a compiler could tell.
        case unclear
        case other
    }

    let index: AppIndex

    /// - Parameters:
    ///   - text: the type as written.
    ///   - owner: the type around it.
    func kind(of text: String, in owner: String) -> Kind {
        if text == "some View" || text == "AnyView" || text == "SwiftUI.AnyView" { return .view }
        if text.hasPrefix("(") || text.hasSuffix("?") {
            return text.contains("Controller") ? .unclear : .other
        }
        var name = text
        for word in ["any ", "some "] where name.hasPrefix(word) { name = String(name.dropFirst(word.count)) }
        if name.hasSuffix("!") { name = String(name.dropLast()) }
        name = index.unaliased(String(name.prefix { $0 != "<" }), in: owner)
        if name.contains("->") { return .other }
        guard let type = index.resolve(name, in: owner) else {
            if isController(name) { return .viewController }
            return ["Presentable", "Module"].contains(where: name.hasSuffix) ? .unclear : .other
        }
        let ancestors = index.ancestors(of: type)
        switch index.declaration(of: type)?.keyword {
        case "class": return ancestors.contains(where: isController) || isController(type) ? .viewController : .other
        case "struct": return ancestors.contains { $0 == "View" || $0 == "SwiftUI.View" } ? .view : .other
        case "protocol":
            if ancestors.contains(where: isController) { return .viewController }
            return ["View", "Presentable", "Module"].contains(where: type.hasSuffix) ? .unclear : .other
        default: return .other
        }
    }

    private func isController(_ name: String) -> Bool {
        ["ViewController", "NavigationController", "TabBarController", "HostingController"].contains {
            name.hasSuffix($0)
        }
    }
}
