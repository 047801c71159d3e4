import Foundation

/// Where this run of the tests has what it makes for several of them.
enum ProcessFolder {
    /// Goes with the process; the value itself is never released.
    static let url: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vipergen-modules-\(UUID().uuidString)"
        )
        atexit { try? FileManager.default.removeItem(at: ProcessFolder.url) }
        return folder
    }()
}
