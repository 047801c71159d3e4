import CodeGeneration
import Diagnostics
import FileEmission
import ProjectModel
import SpecReading
import SwiftReading

extension MoveAttention {
    /// Those that move and name the old module for a class that doesn't move with them.
    func nibs() -> [Diagnostic] {
        let old = move.old.name.value
        return documents.nibs.filter { isMoved($0.path) }.compactMap { (nib) -> Diagnostic? in
            let text = NibText(nib.bytes)
            let left = text.elements.first { element in
                guard text.text(element.module) == old else { return false }
                return text.text(element.className).flatMap { texts.movedTypes[$0] } == nil
            }
            guard let left, let place = left.module?.lowerBound else { return nil }
            let name = text.text(left.className).map { "'\($0)'" } ?? "what it names"
            return finding(
                .movedNib,
                nib,
                place,
                "this file moves to '\(move.new)', and \(name) stays in '\(old)'",
                #"write customModule="\#(move.new)" once it is there"#
            )
        }
    }

    /// The nib is loaded out of the resources of the module that it was in.
    func resources(in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        let (old, new) = (TextLookup.accessor(of: move.old.name.value), TextLookup.accessor(of: move.new))
        return try NameUses.find([old], in: source.bytes).map { use in
            finding(.movedNib, source, use.offset, "'\(old)' stays in '\(move.old.name.value)'", "write '\(new)'")
        }
    }
}
