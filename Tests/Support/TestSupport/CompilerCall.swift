import Foundation

/// A call of `swiftc` whose arguments show all that it reads and all that it makes.
struct CompilerCall: Sendable {
    /// The files that it makes; none if it only checks.
    let outputs: [URL]
    /// The same for calls that make the same: of the compiler, of the arguments, and of all that is read.
    let key: String

    /// - Returns: `nil` for a call that may read or make something else.
    init?(_ arguments: [String], in folder: URL, _ hashes: inout FileHashes) {
        guard let toolchain = Toolchain.folder?.path, let compiler = Toolchain.identity,
            arguments.allSatisfy(Self.isPlain)
        else { return nil }
        func file(_ path: String) -> URL {
            path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
        }
        let pairs = Array(zip([""] + arguments, arguments))
        let outputs = pairs.filter { ["-o", "-emit-module-path"].contains($0.0) }.map { file($0.1) }
        guard !outputs.isEmpty || arguments.contains("-typecheck") || arguments.first == "-parse" else { return nil }
        var hash = StableHash()
        hash.add(compiler)
        for (option, argument) in pairs {
            let file = file(argument)
            if outputs.contains(file) {
                hash.add(file.lastPathComponent)
            } else if file.path.hasPrefix("\(toolchain)/") {
                hash.add(argument)
            } else if option == "-I" {
                guard let modules = Self.modules(in: file) else { return nil }
                for module in modules where !outputs.contains(module) {
                    hash.add(module.lastPathComponent)
                    guard hash.add(module, &hashes) else { return nil }
                }
            } else {
                hash.add(Self.lasting(argument))
                let isFile = !argument.hasPrefix("-") && FileManager.default.fileExists(atPath: file.path)
                if isFile, !file.hasDirectoryPath, !hash.add(file, &hashes) { return nil }
            }
        }
        self.outputs = outputs
        key = hash.text
    }

    /// Not one that leads to further files, or has further ones made.
    private static func isPlain(_ argument: String) -> Bool {
        let others = ["@", "-Xcc", "-F", "-filelist", "-sdk", "-vfsoverlay", "-import", "-index", "-serialize"]
        if others.contains(where: argument.hasPrefix) { return false }
        let made = ["-emit-module", "-emit-module-path", "-emit-object", "-emit-library", "-emit-executable"]
        return !argument.hasPrefix("-emit-") || made.contains(argument)
    }

    /// Those that can be imported from a folder; `nil` if there are modules of C as well.
    private static func modules(in folder: URL) -> [URL]? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if names.contains("module.modulemap") { return nil }
        return names.filter { $0.hasSuffix(".swiftmodule") }.sorted().map { folder.appendingPathComponent($0) }
    }

    /// Without the path that a temporary folder has in this run alone.
    private static func lasting(_ argument: String) -> String {
        argument.contains("vipergen-")
            ? argument.replacing(/[^ =]*vipergen(-modules)?-[0-9A-F-]{36}/, with: "vipergen") : argument
    }
}

/// The hashes of files, each read once as long as it stays as it is.
struct FileHashes: Sendable {
    private struct State: Hashable {
        var number: Int
        var size: Int
        var date: Date
    }

    private var known: [State: UInt64] = [:]

    /// - Returns: `nil` for what isn't a readable file.
    mutating func hash(of file: URL) -> UInt64? {
        let file = file.resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let number = attributes[.systemFileNumber] as? Int, let size = attributes[.size] as? Int,
            let date = attributes[.modificationDate] as? Date
        else { return nil }
        let state = State(number: number, size: size, date: date)
        if let value = known[state] { return value }
        guard let data = try? Data(contentsOf: file) else { return nil }
        var hash = StableHash()
        data.withUnsafeBytes { hash.add($0) }
        // What is just being written may be so again within one tick of the clock.
        if date.timeIntervalSinceNow < -1 { known[state] = hash.value }
        return hash.value
    }
}

/// A hash that is the same in each process, as Swift's own isn't.
struct StableHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    var text: String { String(value, radix: 36) }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// - Returns: whether the file could be read.
    mutating func add(_ file: URL, _ hashes: inout FileHashes) -> Bool {
        guard let hash = hashes.hash(of: file) else { return false }
        mix(hash)
        return true
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        mix(UInt64(bytes.count))
        var offset = 0
        while offset + 8 <= bytes.count {
            mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        while offset < bytes.count {
            mix(UInt64(bytes[offset]))
            offset += 1
        }
    }

    /// A word at a time, and high bits count for low ones, too.
    private mutating func mix(_ word: UInt64) {
        value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 32
    }
}
