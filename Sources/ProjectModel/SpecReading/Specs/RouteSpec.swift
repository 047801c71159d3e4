/// A way out of a scene. For example: `author: { to: UserProfile, with: [userID], present: sheet }`.
public struct RouteSpec: Hashable, Sendable {
    /// The way in which the destination comes on screen.
    public enum Presentation: String, CaseIterable, Hashable, Sendable {
        /// Onto the navigation stack.
        case push
        /// In place of the scene, on the navigation stack.
        case replace
        /// Modally, in the system's default style.
        case sheet
        case sheetWithBar = "sheet with bar"
        case formSheet
        case formSheetWithBar = "formSheet with bar"
        case fullScreen
        case fullScreenWithBar = "fullScreen with bar"
        /// Modally, with the screen below visible.
        case overFullScreen
        /// A web page in the browser controller.
        case web
        /// A web page in the app's own web view, which hands links back.
        case webView
        /// Back from a screen that was presented.
        case close
        /// Back to the screen below on the navigation stack.
        case pop
        /// Back to the first screen on the navigation stack.
        case root
        /// Back to the nearest screen of a scene on the navigation stack.
        case popTo
        /// By code that the team writes.
        case custom

        /// True if it shows a web page.
        public var isOfWeb: Bool { self == .web || self == .webView }

        /// True if it leads back to where people came from.
        public var isReturning: Bool { [.close, .pop, .root, .popTo].contains(self) }

        public var isModal: Bool {
            switch self {
            case .sheet, .sheetWithBar, .formSheet, .formSheetWithBar, .fullScreen, .fullScreenWithBar, .overFullScreen:
                true
            case .push, .replace, .web, .webView, .close, .pop, .root, .popTo, .custom: false
            }
        }

        /// True if a modal destination comes in its own navigation controller, whose bar has room for a way out.
        public var hasBar: Bool { [.sheetWithBar, .formSheetWithBar, .fullScreenWithBar].contains(self) }

        /// The case of `UIModalPresentationStyle`; `nil` for the system's default.
        public var modalStyle: String? {
            switch self {
            case .formSheet, .formSheetWithBar: "formSheet"
            case .fullScreen, .fullScreenWithBar: "fullScreen"
            case .overFullScreen: "overFullScreen"
            case .push, .replace, .sheet, .sheetWithBar, .web, .webView, .close, .pop, .root, .popTo, .custom: nil
            }
        }
    }

    /// A tab of the app.
    public enum TabChoice: Hashable, Sendable {
        /// A tab by its index, from zero.
        case index(Int)
        /// A tab by the scene that it shows.
        case scene(String)
    }

    /// A parameter of the route; it has the descriptor's type unless one is spelled out.
    public struct Argument: Hashable, Sendable {
        public var name: Located<String>
        public var type: Located<SwiftType>?

        public init(name: Located<String>, type: Located<SwiftType>?) {
            self.name = name
            self.type = type
        }
    }

    public var name: Located<String>
    /// The wireframe's method. For example: `showCart`, or `close` for a route that leads back.
    public var methodName: String { presentation.value.methodName(of: name.value) }
    /// The scene it leads to; `nil` for web pages, a tab that is only selected, and `custom` routes to no scene.
    public var destination: Located<String>?
    public var arguments: [Argument]
    public var presentation: Located<Presentation>
    /// The tab to select; a destination is pushed there.
    public var tab: Located<TabChoice>?
    /// A fixed page for `web` and `webView`; without it, the page is the route's parameter.
    public var url: Located<String>?
}

extension RouteSpec.Presentation {
    /// Returns the name of a route's method in the wireframe.
    func methodName(of route: String) -> String {
        isReturning ? route : "show" + SwiftIdentifier.upperCamelCase(route)
    }
}

extension RouteSpec: DescribedByKeys {
    var head: KeyValuePairs<String, JSONValue> { ["name": name.dump] }

    func members(of key: RouteKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": destination?.dump ?? .null]
        case .with: ["with": .list(arguments.map(\.dump))]
        case .present: ["present": tab?.dump(\.text) ?? presentation.dump(\.rawValue)]
        case .url: ["url": url?.dump ?? .null]
        }
    }
}

extension RouteSpec.Argument {
    var dump: JSONValue { .sparse(["name": name.dump, "type": type?.dump(\.text) ?? .null]) }
}

extension RouteSpec.TabChoice {
    /// The tab as written in a spec. For example: `tab 1`.
    public var text: String {
        switch self {
        case .index(let index): "tab \(index)"
        case .scene(let scene): "tab \(scene)"
        }
    }
}
