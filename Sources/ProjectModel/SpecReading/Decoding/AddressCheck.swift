/// Checks addresses, paths and versions, which become string literals of emitted code and of a package manifest.
public enum AddressCheck {
    /// Returns the reason why the text is not the address of a web page.
    static func webPage(_ text: String) -> String? {
        guard let rest = withoutScheme(text, ["https://", "http://"]) else {
            return "it has to begin with https:// or http://"
        }
        return signs(text) ?? host(rest)
    }

    /// Returns the reason why the text is not the address of a Swift package.
    static func package(_ text: String) -> String? {
        if let problem = signs(text) { return problem }
        if let rest = withoutScheme(text, ["https://", "http://", "ssh://"]) { return host(rest) }
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        if parts.count == 2, let colon = parts[1].firstIndex(of: ":"), !parts[0].contains("/") {
            return copySource(user: parts[0], host: parts[1][..<colon], path: parts[1][colon...].dropFirst())
        }
        return "it has to begin with https://, http:// or ssh://, or be like git@example.com:team/package.git"
    }

    /// Returns the reason why the parts aren't those of `git@example.com:team/package.git`. A leading dash would be an
    /// option to git and ssh.
    private static func copySource(user: Substring, host: Substring, path: Substring) -> String? {
        if user.isEmpty || user.hasPrefix("-") { return "'\(String(user).shown)' is not the name of a user" }
        if path.isEmpty || path.hasPrefix("-") { return "'\(String(path).shown)' is not the path of a package" }
        return hostName(host)
    }

    /// Returns the reason why the text can't be a module's folder inside the target package.
    static func sourcesPath(_ text: String) -> String? {
        if let problem = pathInPackage(text) { return problem }
        let parts = text.split(separator: "/")
        if parts.contains(where: { $0.hasPrefix(".") }) { return "a part of it begins with a dot" }
        return manifests.contains(text.lowercased()) ? "it is a file of the package's definition" : nil
    }

    /// Returns the reason why the text can't be a path inside the target package.
    static func pathInPackage(_ text: String) -> String? {
        if text.hasPrefix("/") || text.hasPrefix("~") { return "it is not relative to the target package" }
        if let problem = pathSigns(text) { return problem }
        for part in text.split(separator: "/", omittingEmptySubsequences: false) {
            if part == ".." { return "it leaves the target package" }
            if part == "." { return "a part of it is only a dot" }
            if part.isEmpty { return "it has an empty part" }
            if part.hasPrefix(" ") || part.hasSuffix(" ") { return "a part of it begins or ends with a space" }
        }
        return nil
    }

    private static let manifests = ["package.swift", "package.resolved", "project.generated.yml"]

    /// Returns the reason why the text can't be the path of a package.
    static func packagePath(_ text: String) -> String? {
        text.hasPrefix("~") ? "'~' means nothing to Swift's package manager" : pathSigns(text)
    }

    private static func pathSigns(_ text: String) -> String? {
        if text.isEmpty { return "it is empty" }
        if text.hasPrefix("-") { return "it begins with '-', as an option does" }
        if text.utf8.count > 1_000 { return "it is longer than 1,000 bytes" }
        for scalar in text.unicodeScalars
        where scalar.isUnprintable || "\n\t\"\\`$*?<>|:".unicodeScalars.contains(scalar) {
            return "it holds the character U+\(String(scalar.value, radix: 16, uppercase: true))"
        }
        return nil
    }

    /// Returns true for numbers separated by dots, as many as allowed: `17.0`.
    static func isVersion(_ text: String, parts allowed: ClosedRange<Int>) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard allowed.contains(parts.count) else { return false }
        return parts.allSatisfy { part in
            (1...6).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
                && (part.utf8.count == 1 || !part.hasPrefix("0"))
        }
    }

    private static func withoutScheme(_ text: String, _ schemes: [String]) -> Substring? {
        schemes.first { text.hasPrefix($0) }.map { text.dropFirst($0.count) }
    }

    private static func host(_ rest: Substring) -> String? {
        var host = rest.prefix { !"/?#".contains($0) }
        if let at = host.lastIndex(of: "@") {
            let user = host[..<at]
            if user.isEmpty || user.hasPrefix("-") { return "'\(String(user).shown)' is not the name of a user" }
            host = host[host.index(after: at)...]
        }
        if let colon = host.firstIndex(of: ":") {
            let port = host[host.index(after: colon)...]
            guard UInt16(port) != nil, port.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return "'\(String(port).shown)' is not the number of a port"
            }
            host = host[..<colon]
        }
        return hostName(host)
    }

    private static func hostName(_ host: Substring) -> String? {
        if host.isEmpty { return "it names no host" }
        let isPlain = host.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "0123456789.-_".unicodeScalars.contains($0)
        }
        return isPlain && !host.hasPrefix(".") && !host.hasPrefix("-")
            ? nil : "'\(String(host).shown)' is not the name of a host"
    }

    private static func signs(_ text: String) -> String? {
        if text.utf8.count > 2_000 { return "it is longer than 2,000 bytes" }
        for scalar in text.unicodeScalars where !allowed(scalar) {
            return
                "it holds the character U+\(String(scalar.value, radix: 16, uppercase: true)), which has to be percent-encoded"
        }
        return nil
    }

    /// Returns true for the characters that RFC 3986 allows.
    private static func allowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: "-._~:/?#[]@!$&'()*+,;=%".unicodeScalars.contains(scalar)
        }
    }
}
