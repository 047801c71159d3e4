import Diagnostics
import SpecReading
import SwiftReading
import TemplateCatalogue

// What a view says of its surroundings, when it gets into a module of views or out of one.
extension MoveAttention {
    /// A view that gets into a module of views leaves its view controller behind, and what extends that.
    func controllers(in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        let (controller, scene) = ("\(move.scene.name.value)ViewController", move.scene.name.value)
        guard isSeparate(in: move.new), source.path.hasSuffix("/\(scene)View.swift"),
            let use = try NameUses.find([controller], in: source.bytes).first
        else { return [] }
        return [
            finding(
                source,
                use.offset,
                "'\(controller)' isn't in '\(move.new)UI', which its view moves to",
                "remove the extension; '\(scene)NavigationItem.swift' in '\(move.new)' has a new one"
            )
        ]
    }

    /// What the view of an `mvvm` scene draws from is nested in its view model, or has a name of its own in a module of views.
    func displays(in source: Source) throws(NestedTooDeeply) -> [Diagnostic] {
        let isSeparate = isSeparate(in: move.new)
        guard move.scene.style.value.hasViewModel, isSeparate != self.isSeparate(in: move.old.name.value) else {
            return []
        }
        let scene = move.scene.name.value
        if source.path.hasSuffix("/\(scene)ViewModel.swift") { return try writers(in: source, isSeparate) }
        let names = ["\(scene)ViewModel", "\(scene)Display"]
        let (old, new) = isSeparate ? (names[0], names[1]) : (names[1], names[0])
        guard source.path.hasSuffix("View.swift"), let use = try NameUses.find([old], in: source.bytes).first else {
            return []
        }
        let module = isSeparate ? "\(move.new)UI" : move.new
        return [
            finding(
                source,
                use.offset,
                "'\(old)' isn't in '\(module)', which its view moves to",
                "write '\(new)'"
            )
        ]
    }

    private func writers(in source: Source, _ isSeparate: Bool) throws(NestedTooDeeply) -> [Diagnostic] {
        let (own, other) = ("let parts: Parts", "let writer: PartsWriter")
        let type = isSeparate ? "Parts" : "PartsWriter"
        guard let use = try NameUses.find([type], in: source.bytes).first else { return [] }
        return [
            finding(
                source,
                use.offset,
                isSeparate
                    ? "the data are in '\(move.new)UI', and a view model changes them there through a writer"
                    : "the data are in '\(move.new)', and a view model changes them there itself",
                "write '\(isSeparate ? other : own)', and set it in the initializer"
            )
        ]
    }

    private func isSeparate(in module: String) -> Bool {
        let spec = move.known.specs.modules.first { $0.name.value == module }
        return spec?.hasSeparateView(of: move.scene) ?? false
    }
}
