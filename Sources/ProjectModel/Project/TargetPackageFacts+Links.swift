import Basics

extension TargetPackageFacts {
    /// What the app's own target lacks to be opened by links.
    public struct LinkReception: Hashable, Sendable {
        /// The scene delegate, if it takes no URLs.
        public var delegate: String?
        /// The schemes that `Info.plist` doesn't have.
        public var schemes: [String] = []

        public init() {}
    }

    /// Reads what was scaffolded before scenes had links, if an app around the modules is scaffolded at all.
    mutating func readLinkReception(of specs: SpecSet, in root: String) {
        guard specs.project.hasAppTarget, specs.modules.contains(where: { $0.scenes.contains { !$0.links.isEmpty } })
        else { return }
        let folder = specs.project.app.value + "App"
        let delegate = "\(folder)/SceneDelegate.swift"
        if let source = text(of: "\(root)/\(delegate)"), !source.contains("openURLContexts") {
            linkReception.delegate = delegate
        }
        guard let properties = text(of: "\(root)/\(folder)/Info.plist") else { return }
        linkReception.schemes = specs.project.links.map(\.value).filter { $0.host == nil }.map(\.scheme).filter {
            !properties.contains("<string>\($0)</string>")
        }
    }

    private func text(of path: String) -> String? {
        FileSystem.bytes(of: path, upTo: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
    }
}
