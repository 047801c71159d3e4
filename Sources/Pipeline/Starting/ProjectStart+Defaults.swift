import ProjectModel
import SwiftReading

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is proposed where nothing is said.
extension ProjectStart {
    /// The name of the package that is there, or else of the folder, as a type is spelled; `nil` where that is no name.
    var standardName: String? { packageName.flatMap(typeName) ?? folderName }

    /// Whether there is an Xcode project, or what one is made of, that has an app of its own most likely.
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

    /// As the manifest most likely says: it is only what is proposed.
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

    /// The checkout that this program lies in, or was built in, as the new package sees it.
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

    /// A folder that is there for whoever looks from the current folder, but not from the new package, as the package sees it.
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

    /// The path from the new package, which need not be there yet.
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
