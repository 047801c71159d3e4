import Diagnostics
import SpecReading
import SwiftReading

extension MoveAttention {
    /// Where a file that moves asks for the bundle of whichever module it is in, which is another one then.
    func bundles(in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        let target = source.path.hasPrefix("Tests/") ? "Tests" : ""
        let (old, new) = (move.old.name.value + target, move.new + target)
        var message = "after the move, 'Bundle.module' is the bundle of '\(new)'"
        var note = "move what it loads from the resources of '\(old)' to those of '\(new)'"
        if target.isEmpty, !texts.resources.isThere {
            message += ", which has no resources"
            let spec = move.known.specs.project.path
            note = "add 'localization: en' to '\(spec)', which gives it some, and move what it loads there"
        }
        return try NameUses.find(["module"], in: source.bytes)
            .filter { isBundle($0, in: source.bytes) }
            .map { finding(source, $0.offset, message, note) }
    }

    /// `Bundle.module`, or the same where a bundle is asked for: `bundle: .module`, `UIImage(named: "jar", in: .module)`.
    private func isBundle(_ use: NameUses.Use, in source: [UInt8]) -> Bool {
        let beginning = max(0, use.offset - 80)
        let before = String(decoding: source[beginning..<use.offset], as: UTF8.self)
        return before.contains(/(?:\bBundle\s*|\b(?:bundle|in):\s*)\.$/)
    }
}
