/// The output of sandboxes without a screen: every scene of a feature in every state.
///
/// For example: `SandboxTranscript("Recipes: 1 scene\n\nRecipeSearch\n  opens: …\n").modules[0].scenes[0].name`.
public struct SandboxTranscript: Hashable, Sendable {
    public struct Module: Hashable, Sendable {
        public var name: String
        public var scenes: [Scene] = []
    }

    public struct Scene: Hashable, Sendable {
        public var name: String
        public var screens: [Screen] = []
    }

    /// A screen as it was shown.
    public struct Screen: Hashable, Sendable {
        /// The role. For example: `state loaded`, `opens` or `route cart`.
        public var role: String
        /// The tree of view controllers with their visible text.
        public var lines: [String]
    }

    /// The modules in the order of the output.
    public private(set) var modules: [Module] = []

    public init(_ text: String) {
        var isAfterBlankLine = true
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            add(line, isAfterBlankLine: isAfterBlankLine)
            isAfterBlankLine = line.isEmpty
        }
    }

    private mutating func add(_ line: Substring, isAfterBlankLine: Bool) {
        if let module = line.wholeMatch(of: /(\S+): \d+ scenes?\b.*/) {
            modules.append(Module(name: String(module.1)))
        } else if let screen = line.wholeMatch(of: /\x20{2}(\S[^:]*): ?(.*)/) {
            addScreen(Screen(role: String(screen.1), lines: screen.2.isEmpty ? [] : [String(screen.2)]))
        } else if line.hasPrefix("    ") {
            addLine(String(line.dropFirst(4)))
        } else if !line.isEmpty, isAfterBlankLine, let last = modules.indices.last {
            modules[last].scenes.append(Scene(name: String(line)))
        } else if !line.isEmpty {
            // Why a scene's process ended.
            addScreen(Screen(role: "stopped", lines: [String(line)]))
        }
    }

    private mutating func addScreen(_ screen: Screen) {
        guard let module = modules.indices.last, let scene = modules[module].scenes.indices.last else { return }
        modules[module].scenes[scene].screens.append(screen)
    }

    private mutating func addLine(_ line: String) {
        guard let module = modules.indices.last, let scene = modules[module].scenes.indices.last,
            let screen = modules[module].scenes[scene].screens.indices.last
        else { return }
        modules[module].scenes[scene].screens[screen].lines.append(line)
    }
}
