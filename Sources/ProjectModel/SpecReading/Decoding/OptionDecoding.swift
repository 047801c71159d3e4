import Basics
import SwiftReading
import Templating
import YAMLTree

extension FileDecoder {
    /// Answers to what the team's own templates ask of scenes of its style.
    func options(_ node: YAMLNode?, of scene: SceneSpec) -> [OptionSpec] {
        let key = SceneKeys.options.rawValue
        guard !run.unread.contains(.style(scene: scene.name.value)) else { return [] }
        let asked = scene.style.value.options
        let written = node.flatMap { entries($0, key: key, takes: "a mapping") } ?? []
        let names = Set(written.map(\.name))
        for option in asked where option.hasToBeAnswered && !names.contains(option.name) && !scene.isAdopted {
            report(
                .missingKey,
                at: node.map(placeOfKey) ?? start,
                "missing option '\(option.name)'",
                notes: ["add it, for example: options: { \(option.name): \(option.example) }"]
            )
        }
        return written.compactMap { entry in
            let name = Located(entry.name, at: entry.key.range)
            guard let option = asked.first(where: { $0.name == entry.name }) else {
                reportUnasked(name, of: scene.style.value)
                return nil
            }
            return answer(entry.value, to: option).map { OptionSpec(name: name, value: $0) }
        }
    }

    private func reportUnasked(_ name: Located<String>, of style: SceneStyle) {
        if style.hasUnreadOptions { return }
        let shown = name.value.shown
        let others = run.styles.filter { $0.options.contains { $0.name == name.value } }.map(\.rawValue)
        guard others.isEmpty else {
            return report(
                .unknownKey,
                at: name.location,
                "a scene of the style '\(style.rawValue)' isn't asked for '\(shown)'",
                notes: ["remove it; what is asked for it: \(others.joined(separator: ", "))"]
            )
        }
        report(
            .unknownKey,
            name,
            "no template asks for '\(shown)'",
            near: NearName.find(name.value, in: style.options.map(\.name)),
            otherwise:
                "write 'option: \(shown)' in 'Templates/\(SceneOption.file)', or in the description of the style"
        )
    }

    private func answer(_ node: YAMLNode, to option: SceneOption) -> OptionValue? {
        let key = option.name
        switch option.kind {
        case .text:
            guard let text = prose(node, key: key) else { return nil }
            if text.isEmpty, option.hasToBeAnswered {
                report(.invalidValue, at: node, "'\(key)' is empty", notes: ["write a text"])
            }
            return .text(text)
        case .flag: return .flag(boolean(node, key: key, default: false))
        case .list: return .list(items(node, key: key, takes: "a list of texts").compactMap { prose($0, key: key) })
        case .choice:
            return choice(node, among: option.choices.map(Choice.init), key: key).map { .word($0.value.rawValue) }
        case .swiftType: return type(node, .storage, key: key).map { .word($0.value.text) }
        case .number:
            guard let scalar = scalar(node, key: key, takes: "a number") else { return nil }
            if OptionValue.isNumber(scalar.text) { return .word(scalar.text) }
            let problem = "'\(key)' takes a number, not '\(scalar.text.shown)'"
            report(.invalidValue, at: node, problem, notes: ["write digits, for example: \(key): 12"])
            return nil
        }
    }

    /// One of the answers to a choice.
    private struct Choice: RawRepresentable {
        let rawValue: String
    }
}

extension SceneOption {
    fileprivate var example: String {
        switch kind {
        case .text: "\"…\""
        case .flag: "true"
        case .number: "1"
        case .choice: choices.first ?? "…"
        case .list: "[…]"
        case .swiftType: "String"
        }
    }
}
