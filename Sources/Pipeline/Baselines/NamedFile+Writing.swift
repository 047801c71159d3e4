import Diagnostics
import FileEmission
import SpecReading

extension NamedFile {
    static func contents(of path: String) throws(RunFailure) -> [UInt8] {
        let (bytes, diagnostics) = read(path)
        if diagnostics.hasErrors { throw RunFailure(diagnostics) }
        return bytes
    }

    /// Whole, or not at all.
    static func write(_ text: String, to path: String, _ console: Console) throws(RunFailure) {
        do {
            try RequestedFile(path).write(Array(text.utf8)) { console.waiting(path) }
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }
}
