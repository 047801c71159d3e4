import Escaping

/// What a command was called with.
package struct Invocation: Sendable {
    /// The one of the running command; of a process that runs just one, the process's own.
    @TaskLocal package static var current = Invocation(ofProcess: Array(CommandLine.arguments.dropFirst()))

    /// The words behind the program's name. For example: `["new", "scene", "Jar"]`.
    package let words: [String]
    /// Whether the process is there for this command alone, so that it may start others.
    let isOfProcess: Bool

    /// One of several in a process.
    package init(words: [String]) {
        self.words = words
        isOfProcess = false
    }

    private init(ofProcess words: [String]) {
        self.words = words
        isOfProcess = true
    }

    /// As a person would type it.
    var text: String { words.map(ShellWord.quoted).joined(separator: " ") }
}
