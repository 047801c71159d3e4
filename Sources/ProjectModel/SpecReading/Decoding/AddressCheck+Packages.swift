extension AddressCheck {
    /// Returns true for three numbers and the suffixes that semantic versioning allows: `1.0.0-beta.1`.
    public static func isPackageVersion(_ text: String) -> Bool {
        guard text.utf8.count <= 100 else { return false }
        let numbers = text.prefix { $0 != "-" && $0 != "+" }
        guard isVersion(String(numbers), parts: 3...3) else { return false }
        let build = text.dropFirst(numbers.count).split(separator: "+", omittingEmptySubsequences: false)
        let prerelease = build.first.map { $0.isEmpty ? nil : $0.dropFirst() } ?? nil
        return build.count <= 2 && prerelease.map(areIdentifiers) != false
            && build.dropFirst().allSatisfy(areIdentifiers)
    }

    /// Returns the version that the text probably means; `nil` if it has no usable number.
    ///
    /// For example: `5.1.0` for `5.1`, `1.2.3` for `v1.2.3`, and `2.0.0` for `~> 2`.
    public static func packageVersion(meantBy text: String) -> String? {
        let plain = text.drop { "vV^~>=< ".contains($0) }
        let numbers = plain.prefix { $0 != "-" && $0 != "+" }
        let parts = numbers.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 3, parts.allSatisfy({ isVersion(String($0), parts: 1...1) }) else { return nil }
        let padded = parts.map(String.init) + Array(repeating: "0", count: 3 - parts.count)
        let version = padded.joined(separator: ".") + plain.dropFirst(numbers.count)
        return isPackageVersion(version) ? version : nil
    }

    /// Returns true for words separated by dots: `beta.1`.
    private static func areIdentifiers(_ text: Substring) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
            !word.isEmpty && word.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
        }
    }

    /// Returns true for a branch name that git allows and that needs no escaping: `release/6`.
    static func isBranch(_ text: String) -> Bool {
        let isPlain = text.utf8.allSatisfy { isLetterOrDigit($0) || "-_./".utf8.contains($0) }
        let edges = [text.utf8.first, text.utf8.last]
        return isPlain && (1...200).contains(text.utf8.count) && !text.contains("..") && !text.contains("//")
            && !edges.contains(UInt8(ascii: "/")) && !edges.contains(UInt8(ascii: "."))
            && text.utf8.first != UInt8(ascii: "-")
            && text.split(separator: "/").allSatisfy { !$0.hasPrefix(".") && !$0.hasSuffix(".lock") }
    }

    static func isCommit(_ text: String) -> Bool {
        (7...64).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    static func isPackageName(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 100 else { return false }
        let isPlain = text.utf8.allSatisfy { isLetterOrDigit($0) || "-_.".utf8.contains($0) }
        return isPlain && (first == UInt8(ascii: "_") || (isLetterOrDigit(first) && !(0x30...0x39).contains(first)))
    }

    /// Returns true for a bundle identifier or a prefix of one: `com.example.kitchen`.
    static func isBundleIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return text.utf8.count <= 100
            && parts.allSatisfy { part in
                !part.isEmpty && !part.hasPrefix("-") && !part.hasSuffix("-")
                    && part.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
            }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }
}
