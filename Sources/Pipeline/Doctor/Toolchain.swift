/// The Swift toolchain that builds packages here.
struct Toolchain {
    /// The oldest version that reads the manifests of generated packages.
    private static let oldest = (major: 6, minor: 2)

    /// The version; `nil` if there is no toolchain. For example: `6.3.1`.
    let version: String?

    init() {
        let outcome = ChildProcess(name: "swift", arguments: ["--version"], timeLimit: .seconds(30)).outcome()
        guard case .printed(let bytes) = outcome else {
            version = nil
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        version = text.firstMatch(of: /Swift version (\d+(?:\.\d+)+)/).map { String($0.1) }
    }

    /// The problem with the toolchain, if any.
    var problem: Diagnostic? {
        guard let version else {
            return diagnostic("there is no 'swift' on the PATH, so packages can't be built here")
        }
        let numbers = version.split(separator: ".").compactMap { Int($0) }
        if (numbers[0], numbers[1]) >= Self.oldest { return nil }
        return diagnostic("Swift \(version) is too old for the packages that vipergen writes")
    }

    private func diagnostic(_ message: String) -> Diagnostic {
        let note = "install Swift \(Self.oldest.major).\(Self.oldest.minor) or later from swift.org, or a newer Xcode"
        return Diagnostic(.unsuitableToolchain, at: nil, message, notes: [Diagnostic.Note(note)])
    }
}
