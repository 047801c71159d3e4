import Basics
import ProjectModel

/// Finds paths that are to be left alone and can't be: nothing has them, or what is there is generated.
struct UnknownUnmanagedPaths {
    let project: Project

    func find(in requests: RequestIndex) -> [Diagnostic] {
        guard !project.unmanaged.isEmpty else { return [] }
        var scaffolds: Set<String> = []
        var generated: Set<String> = []
        requests.forEach { request in
            if request.isScaffold { scaffolds.insert(request.path) } else { generated.insert(request.path) }
        }
        return project.unmanaged.written.compactMap { path in
            if generated.contains(path.value) {
                return problem("'\(path.value)' is generated, so it is written all the same", path, near: nil)
            }
            guard let near = project.unmanaged.missing[path.value] else { return nil }
            let folder = UnmanagedPaths.plain(path.value) + "/"
            if scaffolds.contains(where: { $0 + "/" == folder || $0.hasPrefix(folder) }) { return nil }
            let message = "no scaffold and no file or folder has the path '\(path.value)'"
            let candidates = scaffolds.union([near].compactMap(\.self))
            return problem(message, path, near: NearName.find(path.value, in: candidates))
        }
    }

    private func problem(_ message: String, _ path: Located<String>, near: String?) -> Diagnostic {
        let remedy = near.map { "did you mean '\($0)'?" } ?? "remove it from 'unmanaged'"
        return Diagnostic(.unknownName, at: path.location, message, notes: [Diagnostic.Note(remedy)])
    }
}
