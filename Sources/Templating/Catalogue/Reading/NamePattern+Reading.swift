/// A placeholder or a folder that the subject of a pattern doesn't have.
struct UnknownPlaceholder: Error {
    var name: String
    var known: [String]
}

extension NamePattern {
    /// For example: `Sources/<Feature>/Domain/Default<UseCase>UseCase.swift`.
    init(_ text: String, of subject: CatalogueSubject) throws(UnknownPlaceholder) {
        var (segments, rest): ([Segment], Substring) = ([], text[...])
        if let folder = ModuleFolder(beginning: text) {
            guard subject.folders.contains(folder) else {
                throw UnknownPlaceholder(name: folder.rawValue, known: subject.folders.map(\.rawValue).sorted())
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
            guard let placeholder = Placeholder(rawValue: name), known.contains(placeholder) else {
                throw UnknownPlaceholder(name: "<\(name)>", known: known.map { "<\($0.rawValue)>" }.sorted())
            }
            if start > rest.startIndex { segments.append(.text(String(rest[..<start]))) }
            segments.append(.name(placeholder))
            rest = rest[rest.utf8.index(after: end)...]
        }
        if !rest.isEmpty { segments.append(.text(String(rest))) }
        self.init(segments)
    }
}

extension ModuleFolder {
    /// The folder that a path lies in; `nil` for one beside the modules.
    fileprivate init?(beginning path: String) {
        let slashes = path.utf8.indices.lazy.filter { path.utf8[$0] == UInt8(ascii: "/") }.prefix(2)
        guard let folder = slashes.lazy.compactMap({ ModuleFolder(rawValue: String(path[..<$0])) }).first else {
            return nil
        }
        self = folder
    }
}
