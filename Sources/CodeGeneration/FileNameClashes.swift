/// Finds files with the same name in one module, which the Swift compiler refuses.
///
/// For example: the tests of a scene `OrderViewController`, and those of the view controller of a scene `Order`.
struct FileNameClashes {
    let project: Project
    let templates: TeamTemplates
    let folders: ModuleFolders

    func find(in requests: RequestIndex) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var module = ""
        var files: [RenderRequest] = []
        var last: RenderRequest?
        // Sorted by path: what lies in one module follows on each other.
        requests.forEach { request in
            if !request.path.lies(in: module) {
                diagnostics += clashes(among: files)
                files.removeAll(keepingCapacity: true)
                module = folders.folder(of: request.path) ?? ""
            }
            if let clash = clash(at: request, last) { return diagnostics.append(clash) }
            last = request
            let isSection = request.section != nil && request.path == files.last?.path
            if !module.isEmpty, !isSection, request.path.hasSuffix(".swift") { files.append(request) }
        }
        return diagnostics + clashes(among: files)
    }

    /// Returns a diagnostic if a team's own template makes a file with the same path.
    private func clash(at file: RenderRequest, _ other: RenderRequest?) -> Diagnostic? {
        guard let other, other.path == file.path,
            let place = templates.addedPlace(of: file.template) ?? templates.addedPlace(of: other.template)
        else { return nil }
        return RenderingFault.taken(file, by: other.template, at: place).diagnostic
    }

    private func clashes(among files: [RenderRequest]) -> [Diagnostic] {
        let hashes = files.map(\.path.fileNameHash).sorted()
        guard zip(hashes, hashes.dropFirst()).contains(where: ==) else { return [] }
        var seen: [String: RenderRequest] = [:]
        return files.compactMap { file in
            guard let other = seen.updateValue(file, forKey: file.path.fileName.lowercased()) else { return nil }
            return clash(file, other)
        }
    }

    private func clash(_ file: RenderRequest, _ other: RenderRequest) -> Diagnostic {
        let (first, second) = place(of: other) < place(of: file) ? (other, file) : (file, other)
        return Diagnostic(
            .duplicateName,
            at: place(of: second),
            "one module would have two files '\(second.path.fileName)', which Swift refuses: '\(first.path)' and '\(second.path)'",
            notes: [Diagnostic.Note("the other one is asked for here; rename one of them", at: place(of: first))]
        )
    }

    private func place(of file: RenderRequest) -> SourceLocation {
        if let place = templates.addedPlace(of: file.template) { return place }
        let scene = project.features.lazy.flatMap(\.scenes).first { $0.specPath == file.specPath }
        return scene?.place ?? SourceLocation(path: file.specPath, line: 1, column: 1)
    }
}

extension String {
    /// The text after the last slash.
    fileprivate var fileName: Substring { self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...] }

    /// A hash that ignores case. Equal hashes don't prove equal names: the names have to be compared.
    fileprivate var fileNameHash: UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in utf8.reversed() {
            if byte == UInt8(ascii: "/") { break }
            // Beyond ASCII, capitals may differ in any bit.
            if byte < 0x80 { hash = (hash ^ UInt64(byte | 0x20)) &* 0x100_0000_01b3 }
        }
        return hash
    }

    fileprivate func lies(in folder: String) -> Bool {
        !folder.isEmpty && utf8.count > folder.utf8.count && utf8.starts(with: folder.utf8)
            && utf8[utf8.index(utf8.startIndex, offsetBy: folder.utf8.count)] == UInt8(ascii: "/")
    }
}
