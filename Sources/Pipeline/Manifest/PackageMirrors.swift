/// Where Swift's package manager takes packages from in place of their addresses: `swift package config set-mirror`, for this
/// package or for all of a person's.
struct PackageMirrors {
    /// The package's folder.
    let package: String

    /// By address, as the manifest may have it: with the ending `.git` or without.
    func mirrors(of addresses: [String]) -> [String: String] {
        var mirrors: [String: String] = [:]
        for address in addresses {
            let other = address.hasSuffix(".git") ? String(address.dropLast(4)) : address + ".git"
            mirrors[address] = mirror(of: address) ?? mirror(of: other)
        }
        return mirrors
    }

    /// Asked of the package manager, which knows where mirrors are configured.
    private func mirror(of address: String) -> String? {
        let arguments = ["config", "get-mirror", "--original", address]
        guard case .printed(let bytes) = ChildProcess.swiftPackage(package, arguments).outcome() else {
            return nil
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.last.map(String.init)
    }
}
