package import Diagnostics
public import SwiftReading

/// A way out of a scene. For example: `author: { to: UserProfile, with: { userID: Int64 }, present: push }`.
public struct RouteSpec: Hashable, Sendable {
    /// How the destination comes on screen.
    public enum Presentation: String, CaseIterable, Hashable, Sendable {
        /// Onto the navigation stack.
        case push
        /// Modally, in `presentationStyle`.
        case present
        /// In place of the scene, on the navigation stack.
        case replace
        /// By selecting the tab `tab`; a destination is pushed there.
        case tab
        /// A web page in the browser controller.
        case web
        /// A web page in a view of the app's own, which hands links back.
        case webView
        /// In a way that the team writes.
        case custom

        /// Whether it shows a web page.
        public var isOfWeb: Bool { self == .web || self == .webView }
    }

    /// `UIModalPresentationStyle`, without those that need more code.
    public enum PresentationStyle: String, CaseIterable, Hashable, Sendable {
        case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext
    }

    /// A tab of the app.
    public enum TabChoice: Hashable, Sendable {
        /// Counted from zero.
        case index(Int)
        /// By the scene that it shows.
        case scene(String)
    }

    /// What a parameter of the route is: its type is the descriptor's unless it is spelled out.
    public struct Argument: Hashable, Sendable {
        public var name: Located<String>
        public var type: Located<SwiftType>?

        public init(name: Located<String>, type: Located<SwiftType>?) {
            self.name = name
            self.type = type
        }
    }

    public var name: Located<String>
    /// The scene it leads to; `nil` for `web` and `webView`, and where `tab` and `custom` lead to no scene.
    public var destination: Located<String>?
    public var arguments: [Argument]
    public var presentation: Located<Presentation>
    public var presentationStyle: Located<PresentationStyle>?
    /// Whether a modal destination comes in its own navigation controller.
    public var embedsInNavigation: Bool
    /// For `tab`.
    public var tab: Located<TabChoice>?
    /// A fixed page, for `web` and `webView`; without it the page is the route's parameter.
    public var url: Located<String>?

    public init(
        name: Located<String>,
        destination: Located<String>?,
        arguments: [Argument],
        presentation: Located<Presentation>,
        presentationStyle: Located<PresentationStyle>?,
        embedsInNavigation: Bool,
        tab: Located<TabChoice>?,
        url: Located<String>?
    ) {
        self.name = name
        self.destination = destination
        self.arguments = arguments
        self.presentation = presentation
        self.presentationStyle = presentationStyle
        self.embedsInNavigation = embedsInNavigation
        self.tab = tab
        self.url = url
    }
}

extension RouteSpec: DescribedByKeys {
    package var head: KeyValuePairs<String, JSONValue> { ["name": name.dump] }

    package func members(of key: RouteKeys) -> KeyValuePairs<String, JSONValue> {
        switch key {
        case .to: ["to": destination?.dump ?? .null]
        case .with: ["with": .list(arguments.map(\.dump))]
        case .present: ["present": presentation.dump(\.rawValue)]
        case .presentationStyle: ["presentationStyle": presentationStyle?.dump(\.rawValue) ?? .null]
        case .embedInNavigation: ["embedInNavigation": .flag(embedsInNavigation)]
        case .tab: ["tab": tab?.value.dump ?? .null]
        case .url: ["url": url?.dump ?? .null]
        }
    }
}

extension RouteSpec.Argument {
    var dump: JSONValue { .sparse(["name": name.dump, "type": type?.dump(\.text) ?? .null]) }
}

extension RouteSpec.TabChoice {
    var dump: JSONValue {
        switch self {
        case .index(let index): .number(index)
        case .scene(let scene): .text(scene)
        }
    }
}
