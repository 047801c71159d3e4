/// The defaults that are proposed.
extension ProjectStart {
    /// The name of the existing package, or else of the folder, spelled as a type; `nil` if that isn't a name.
    var standardName: String? { packageName.flatMap(typeName) ?? folderName }

    /// True if there is an Xcode project, or the source of one, which most likely has an app of its own.
    var hasXcodeProject: Bool {
        let package = TargetPackage(output: output)
        let isDescribed = ["project.yml", "project.yaml", "project.json", "Project.swift"].contains {
            SourceFolder.exists(package.display($0))
        }
        let folders = SourceFolder(path: output).subfolders ?? []
        return isDescribed || folders.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    private var folderName: String? {
        (resolved(output) ?? output).split(separator: "/").last.flatMap { typeName(String($0)) }
    }

    /// The name that the manifest most likely has, which is only a proposal.
    private var packageName: String? {
        guard let text = teamManifest.map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
        return text.firstMatch(of: /\bPackage\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
    }

    func typeName(_ text: String) -> String? {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard case .success = SwiftIdentifier.read(name) else { return nil }
        return name
    }

    /// The checkout that this program is in, or was built in, as the new package sees it.
    var nearestRuntime: String? {
        let places = [executable, #filePath].compactMap(\.self)
        for place in places {
            var folder = place[...]
            while let slash = folder.lastIndex(of: "/") {
                folder = folder[..<slash]
                guard SourceFolder.exists("\(folder)/Sources/ViperRuntime") else { continue }
                guard SourceFolder.exists("\(folder)/Package.swift") else { continue }
                return relative(String(folder))
            }
        }
        return nil
    }

    /// Returns the path from the new package to a folder that exists from the working folder, but not from the package.
    func runtimeSeenFromHere(_ argument: RuntimeArgument) -> String? {
        guard case .folder(let path) = argument, !path.hasPrefix("/"), let here = resolved(path),
            let package = relative(here), package != path, let future = FutureFolder(output),
            !SourceFolder.exists(future.path(to: path))
        else { return nil }
        return package
    }

    private var executable: String? {
        #if canImport(Darwin)
            CommandLine.arguments.first.flatMap(resolved)
        #else
            resolved("/proc/self/exe")
        #endif
    }

    /// Returns the path from the new package, which may not exist yet.
    private func relative(_ target: String) -> String? {
        guard let here = FutureFolder(output)?.path else { return nil }
        let (from, to) = (here.split(separator: "/"), target.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private func resolved(_ path: String) -> String? {
        guard let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(validatingCString: buffer)
    }
}
