/// The mirrors from which the package manager takes packages instead of their addresses: `swift package config
/// set-mirror`, for this package or for all of a person's packages.
struct PackageMirrors {
    /// The package's folder.
    let package: String

    /// Returns the mirrors by address, as the manifest may write it: with or without the ending `.git`.
    func mirrors(of addresses: [String]) -> [String: String] {
        var mirrors: [String: String] = [:]
        for address in addresses {
            let other = address.hasSuffix(".git") ? String(address.dropLast(4)) : address + ".git"
            mirrors[address] = mirror(of: address) ?? mirror(of: other)
        }
        return mirrors
    }

    /// Returns the mirror according to the package manager, which knows where mirrors are configured.
    private func mirror(of address: String) -> String? {
        let arguments = ["config", "get-mirror", "--original", address]
        guard case .printed(let bytes) = ChildProcess.swiftPackage(package, arguments).outcome() else {
            return nil
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.last.map(String.init)
    }
}
