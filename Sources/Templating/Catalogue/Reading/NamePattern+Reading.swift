/// A placeholder or folder that isn't available for the subject of a pattern.
struct UnknownPlaceholder {
    var name: String
    var known: [String]
}

extension NamePattern {
    /// Reads a pattern. For example: `Sources/<Feature>/Domain/Default<UseCase>UseCase.swift`.
    static func read(
        _ text: String,
        of subject: CatalogueSubject
    ) -> (pattern: NamePattern, unknown: [UnknownPlaceholder]) {
        var (segments, rest): ([Segment], Substring) = ([], text[...])
        var unknown: [UnknownPlaceholder] = []
        if let folder = ModuleFolder(beginning: text) {
            if !subject.folders.contains(folder) {
                let known = subject.folders.map(\.rawValue).sorted()
                unknown.append(UnknownPlaceholder(name: folder.rawValue, known: known))
            }
            segments.append(.folder(folder))
            rest = rest[rest.utf8.index(rest.startIndex, offsetBy: folder.rawValue.utf8.count)...]
        }
        // Scenes have types for each content.
        let known = subject == .scene ? subject.placeholders + [.content] : subject.placeholders
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")),
            let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: ">"))
        {
            let name = String(rest[rest.utf8.index(after: start)..<end])
            if start > rest.startIndex { segments.append(.text(String(rest[..<start]))) }
            if let placeholder = Placeholder(rawValue: name), known.contains(placeholder) {
                segments.append(.name(placeholder))
            } else {
                let names = known.map { "<\($0.rawValue)>" }.sorted()
                unknown.append(UnknownPlaceholder(name: "<\(name)>", known: names))
            }
            rest = rest[rest.utf8.index(after: end)...]
        }
        if !rest.isEmpty { segments.append(.text(String(rest))) }
        return (NamePattern(segments), unknown)
    }
}

extension ModuleFolder {
    /// Creates the folder of a path; `nil` for one next to the modules.
    fileprivate init?(beginning path: String) {
        let slashes = path.utf8.indices.lazy.filter { path.utf8[$0] == UInt8(ascii: "/") }.prefix(2)
        guard let folder = slashes.lazy.compactMap({ ModuleFolder(rawValue: String(path[..<$0])) }).first else {
            return nil
        }
        self = folder
    }
}
