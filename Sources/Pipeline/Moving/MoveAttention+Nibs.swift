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
                nib,
                place,
                "this file moves to '\(move.new)', and \(name) stays in '\(old)'",
                #"write customModule="\#(move.new)" once it is there"#
            )
        }
    }

    /// The first mention of each class that moves in Objective-C, which sees it by what Swift declares of its module.
    func objectiveC() -> [Diagnostic] {
        documents.objectiveC.flatMap { document -> [Diagnostic] in
            var seen: Set<String> = []
            return MentionedNames.words(in: document.bytes).compactMap { word in
                guard let way = texts.movedTypes[word.name], seen.insert(word.name).inserted else { return nil }
                return finding(
                    document,
                    word.offset,
                    "'\(word.name)' moves to '\(way.after)'",
                    "import '\(way.after)-Swift.h' for it"
                )
            }
        }
    }

    /// What is loaded out of the resources of the module that it was in, where the name isn't changed along with the move.
    func resources(in source: Source, _ left: LeftResources) throws(NestedTooDeeply) -> [Diagnostic] {
        let (old, new) = (texts.resources.old, texts.resources.new)
        let changed = Set(try texts.resources.uses(in: source.bytes))
        var (message, note) = ("'\(old)' stays in '\(move.old.name.value)'", "write '\(new)'")
        if !texts.resources.isThere {
            message += ", and '\(move.new)' has no resources"
            note =
                "add 'localization: en' to '\(move.known.specs.project.path)', which gives it some, and write '\(new)' here"
        }
        let bundles = try bundles(in: source)
        let isLookedUpThere = !changed.isEmpty || (!bundles.isEmpty && texts.resources.isThere)
        return try NameUses.find([old], in: source.bytes).filter { !changed.contains($0) }.map { use in
            finding(source, use.offset, message, note)
        } + bundles + symbols(left.symbols, in: source) + (isLookedUpThere ? translations(of: source, left) : [])
    }

    /// Texts of a file that moves and is looked up in the new module then, which the old module has translations of.
    private func translations(of source: Source, _ left: LeftResources) -> [Diagnostic] {
        let text = String(decoding: source.bytes, as: UTF8.self)
        return text.matches(of: /localized: ("(?:[^"\\]|\\.)*")/).compactMap { match in
            let key = match.output.1
            let catalogue = left.catalogues.first { $0.text.contains("\(key) :") || $0.text.contains("\(key):") }
            guard let catalogue else { return nil }
            let offset = text.utf8.distance(from: text.utf8.startIndex, to: key.startIndex)
            let place = TargetPackage(output: output).display(catalogue.path)
            return finding(
                source,
                offset,
                "\(key) is looked up in '\(move.new)' then, and its translations stay in '\(place)'",
                "move its entry to the catalogue of '\(move.new)'"
            )
        }
    }
}
