/// A placeholder or a folder that the subject of a pattern doesn't have.
struct UnknownPlaceholder: Error {
    var name: String
    var known: [String]
}

extension NamePattern {
    /// For example: `Sources/<Feature>/Domain/Default<UseCase>UseCase.swift`.
    init(_ text: String, of subject: CatalogueSubject) throws(UnknownPlaceholder) {
        var (segments, rest): ([Segment], Substring) = ([], text[...])
        if let folder = ModuleFolder.allCases.first(where: { text.hasPrefix($0.rawValue + "/") }) {
            guard subject.folders.contains(folder) else {
                throw UnknownPlaceholder(name: folder.rawValue, known: subject.folders.map(\.rawValue).sorted())
            }
            segments.append(.folder(folder))
            rest = rest.dropFirst(folder.rawValue.count)
        }
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let name = String(rest[rest.index(after: start)..<end])
            // Scenes have types for each content.
            let known = subject == .scene ? subject.placeholders.union([.content]) : subject.placeholders
            guard let placeholder = Placeholder(rawValue: name), known.contains(placeholder) else {
                throw UnknownPlaceholder(name: "<\(name)>", known: known.map { "<\($0.rawValue)>" }.sorted())
            }
            if start > rest.startIndex { segments.append(.text(String(rest[..<start]))) }
            segments.append(.name(placeholder))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { segments.append(.text(String(rest))) }
        self.init(segments)
    }
}
