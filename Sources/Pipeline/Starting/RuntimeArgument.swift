/// The package that `--runtime` names: a folder, or an address and a version after an `@`.
///
/// For example: `../ViperGen`, `https://example.com/ViperGen@1.0.0` or `git@example.com:team/ViperGen.git@1.0.0`.
enum RuntimeArgument: Hashable {
    case folder(String)
    case package(address: String, version: String)

    /// The reason why a text doesn't name a package, with the text to write.
    struct Problem: Error {
        var diagnostic: Diagnostic

        fileprivate init(_ text: String, _ message: String, _ note: String) {
            diagnostic = Diagnostic(
                .invalidArgument,
                at: nil,
                "'\(text)' \(message)",
                notes: [Diagnostic.Note(note)]
            )
        }
    }

    init(_ text: String) throws(Problem) {
        let standard =
            "write a folder, such as '../ViperGen', or an address and a version, such as 'https://…/ViperGen@1.0.0'"
        if text.isEmpty { throw Problem(text, "names no package", standard) }
        guard let start = try RuntimeArgument.startOfPath(text, standard) else {
            try RuntimeArgument.checkFolder(text, standard)
            self = .folder(text)
            return
        }
        if text.hasPrefix("file://") {
            let folder = text[start...].prefix { $0 != "@" }
            throw Problem(text, "is a folder, written as an address", "write only the folder: '\(folder)'")
        }
        if let at = text[start...].lastIndex(of: "@"), at > start, text[text.index(before: at)] != "/" {
            let (address, version) = (String(text[..<at]), String(text[text.index(after: at)...]))
            try RuntimeArgument.check(version, of: address)
            self = .package(address: address, version: version)
        } else if text[start...].allSatisfy({ $0 == "/" }) {
            throw Problem(text, "names a host, but no package on it", standard)
        } else {
            let parts = text.split(maxSplits: 1) { "# ?".contains($0) }.map(String.init)
            let version = parts.count == 2 && RuntimeArgument.isVersion(parts[1]) ? parts[1] : "1.0.0"
            throw Problem(text, "has no version", "write it after an '@': '\(parts[0])@\(version)'")
        }
    }

    /// The value of `runtime` in `project.yml`.
    var specValue: SpecValue {
        switch self {
        case .folder(let path): .mapping([SpecEntry("path", .text(path))])
        case .package(let address, let version):
            .mapping([SpecEntry("url", .text(address)), SpecEntry("version", .text(version))])
        }
    }

    /// Returns the start of an address's path; an `@` before it belongs to the user's name. `nil` for a folder.
    private static func startOfPath(_ text: String, _ standard: String) throws(Problem) -> String.Index? {
        if text.contains("\\") || text.dropFirst().hasPrefix(":/") || (text.count == 2 && text.hasSuffix(":")) {
            throw Problem(text, "is a Windows path, and vipergen doesn't run on Windows", standard)
        }
        if let scheme = text.firstRange(of: "://"), !text[..<scheme.lowerBound].contains("/") {
            return text[scheme.upperBound...].firstIndex(of: "/") ?? text.endIndex
        }
        // As git tells them apart: a host stands before a colon, and a colon behind a slash is part of a path.
        guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains("/") else { return nil }
        return text.index(after: colon)
    }

    /// Checks that a folder has no version: with a version, an address was meant.
    private static func checkFolder(_ text: String, _ standard: String) throws(Problem) {
        guard let at = text.lastIndex(of: "@"), isVersion(text[text.index(after: at)...]) else { return }
        let isAddress = text.prefix { $0 != "/" }.dropFirst().contains(".") && text[..<at].contains("/")
        let note = isAddress ? "write the full address: 'https://\(text)'" : standard
        throw Problem(text, "isn't an address, and folders have no version", note)
    }

    private static func isVersion(_ text: some StringProtocol) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && parts.allSatisfy { Int($0) != nil }
    }

    private static func check(_ version: String, of address: String) throws(Problem) {
        if AddressCheck.isPackageVersion(version) { return }
        let full = "\(address)@\(version)"
        if let right = AddressCheck.packageVersion(meantBy: version) {
            throw Problem(full, "has no version with three numbers", "write '\(address)@\(right)'")
        }
        if version.isEmpty {
            throw Problem(full, "has no version", "write it after the '@', such as '\(address)@1.0.0'")
        }
        throw Problem(
            full,
            "names '\(version)', which isn't a version",
            "write a version, such as '\(address)@1.0.0'; for a branch or a revision, check it out and pass the folder"
        )
    }
}
