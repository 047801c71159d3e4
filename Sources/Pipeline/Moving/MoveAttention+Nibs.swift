import CodeGeneration
import Diagnostics
import FileEmission
import ProjectModel
import SpecReading
import SwiftReading

extension MoveAttention {
    private static let longestNib = 1 << 24

    /// Documents of Interface Builder name the module of their class.
    func nibs() -> [Diagnostic] {
        let name = #"customModule="\#(move.old.name.value)""#
        return scaffolds.filter { $0.from.hasSuffix(".xib") || $0.from.hasSuffix(".storyboard") }.compactMap { nib in
            let path = TargetPackage(output: output).display(nib.from)
            guard let bytes = SourceFolder.beginning(of: path, upTo: Self.longestNib),
                let range = String(decoding: bytes, as: UTF8.self).utf8.firstRange(of: name.utf8)
            else { return nil }
            let text = String(decoding: bytes, as: UTF8.self).utf8
            return finding(
                .movedNib,
                (nib.from, bytes),
                text.distance(from: text.startIndex, to: range.lowerBound),
                "the class of this file moves to '\(move.new)'",
                #"write customModule="\#(move.new)""#
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
