public import Diagnostics
import SwiftReading

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The Swift sources in a folder of the target package.
///
/// For example: `SourceFolder(path: "Examples/Kitchen/Sources/KitchenCore").typesDeclared(among: ["ActivityLogger"])`.
public struct SourceFolder: Sendable {
    private static let deepest = 32
    private static let largestFile = 1 << 22

    private let path: String

    public init(path: String) {
        self.path = path
    }

    /// Whether a link is there, be it a dangling one.
    public static func isLink(_ path: String) -> Bool { FileSystem.isLink(path) }

    /// Whether two paths are one file.
    public static func areSame(_ path: String, _ other: String) -> Bool { FileSystem.areSame(path, other) }

    /// Whether anything is there, be it a dangling link.
    public static func exists(_ path: String) -> Bool {
        FileSystem.isLink(path) || FileSystem.kind(of: path) != nil
    }

    /// The names of the folders in it, links left out, sorted; `nil` when it can't be read.
    public var subfolders: [String]? {
        FileSystem.names(in: path)?.filter { name in
            let folder = "\(path)/\(name)"
            return !FileSystem.isLink(folder) && FileSystem.kind(of: folder) == .folder
        }
    }

    /// Everything in it but folders, of whatever kind: paths relative to it, sorted. Links aren't followed.
    public var contents: [String] { contents(of: path, depth: 0).sorted() }

    private func contents(of folder: String, depth: Int) -> [String] {
        guard depth < Self.deepest else { return [] }
        return (FileSystem.names(in: folder) ?? []).flatMap { name -> [String] in
            let item = "\(folder)/\(name)"
            guard !FileSystem.isLink(item), FileSystem.kind(of: item) == .folder else { return [name] }
            return contents(of: item, depth: depth + 1).map { "\(name)/\($0)" }
        }
    }

    /// The first bytes of a file; `nil` where it can't be read.
    public static func beginning(of path: String, upTo count: Int) -> [UInt8]? {
        FileSystem.bytes(of: path, upTo: count)
    }

    /// Those of the types that some source outside `Generated` folders declares. A file that doesn't even contain the name isn't parsed, and what
    /// can't be read declares nothing.
    ///
    /// - Returns: the file that declares it, by type.
    public func typesDeclared(among wanted: Set<String>) -> [String: String] {
        var found: [String: String] = [:]
        for file in handwrittenFiles().files where found.count < wanted.count {
            guard let bytes = FileSystem.bytes(of: file, upTo: SourceFolder.largestFile) else { continue }
            let candidates = wanted.filter { found[$0] == nil && bytes.contains(text: $0) }
            guard !candidates.isEmpty else { continue }
            for type in candidates.intersection(DeclaredTypes.names(in: bytes)) { found[type] = file }
        }
        return found
    }

    /// All sources with their bytes, sorted by path; those in `Generated` folders are left out.
    ///
    /// - Returns: paths relative to the folder, and the files that can't be read, as errors.
    public func files() -> (files: [(path: String, bytes: [UInt8])], diagnostics: [Diagnostic]) {
        var files: [(path: String, bytes: [UInt8])] = []
        let found = handwrittenFiles()
        // A folder that may not be read can hide anything; one that isn't there holds nothing.
        var diagnostics = found.unreadable.filter { SourceFolder.exists($0) }.map { folder in
            Diagnostic(.error, id: "cannot-read", at: nil, "cannot read the folder '\(folder)'")
        }
        for file in found.files {
            let relative = String(file.dropFirst(path.count + 1))
            if let bytes = FileSystem.bytes(of: file, upTo: SourceFolder.largestFile + 1) {
                if bytes.count <= SourceFolder.largestFile { files.append((relative, bytes)) }
            } else {
                let reason = String(cString: strerror(errno))
                diagnostics.append(
                    Diagnostic(.error, id: "cannot-read", at: nil, "cannot read '\(file)': \(reason)")
                )
            }
        }
        return (files, diagnostics)
    }

    /// What lies in a `Generated` folder comes and goes.
    private func handwrittenFiles() -> (files: [String], unreadable: [String]) {
        var unreadable: [String] = []
        let files = SourceFolder.swiftFiles(in: path, depth: 0, &unreadable).filter { file in
            !file.dropFirst(path.count).split(separator: "/").dropLast().contains("Generated")
        }
        return (files, unreadable)
    }

    private static func swiftFiles(in folder: String, depth: Int, _ unreadable: inout [String]) -> [String] {
        guard depth < deepest else { return [] }
        guard let names = FileSystem.names(in: folder) else {
            unreadable.append(folder)
            return []
        }
        var files: [String] = []
        for name in names where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            guard !FileSystem.isLink(path) else { continue }
            switch FileSystem.kind(of: path) {
            case .folder: files += swiftFiles(in: path, depth: depth + 1, &unreadable)
            case .file where name.hasSuffix(".swift"): files.append(path)
            case nil: unreadable.append(path)
            default: break
            }
        }
        return files
    }
}
