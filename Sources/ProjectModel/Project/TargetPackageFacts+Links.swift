extension TargetPackageFacts {
    /// What the app's own target lacks to be opened by links, and to bring screens back.
    public struct LinkReception: Hashable, Sendable {
        /// The scene delegate, if it takes no URLs.
        public var delegate: String?
        /// The property list that doesn't have some schemes.
        public var properties = ""
        public var schemes: [String] = []
        /// The scene delegate, if it doesn't say where people are.
        public var forgetful: String?

        public init() {}
    }

    /// Reads what was scaffolded before scenes had links, if an app around the modules is scaffolded at all.
    mutating func readLinkReception(of specs: SpecSet, in root: String) {
        guard specs.project.hasAppTarget else { return }
        let folder = Project.appTargetName(of: specs.project.app.value)
        let delegate = "\(folder)/SceneDelegate.swift"
        let source = text(of: "\(root)/\(delegate)")
        if specs.mayHold(.restoration), source?.contains("restorationActivity") == false {
            linkReception.forgetful = delegate
        }
        guard specs.mayHold(.links) else { return }
        if source?.contains("openURLContexts") == false { linkReception.delegate = delegate }
        linkReception.properties = "\(folder)/Info.plist"
        guard let properties = text(of: "\(root)/\(linkReception.properties)") else { return }
        linkReception.schemes = specs.project.links.map(\.value).ownSchemes.filter {
            !properties.contains("<string>\($0)</string>")
        }
    }

    private func text(of path: String) -> String? {
        FileSystem.bytes(of: path, upTo: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
    }
}
