/// The call of a command.
package struct Invocation: Sendable {
    /// The call of the running command; by default the process's own.
    @TaskLocal package static var current = Invocation(ofProcess: Array(CommandLine.arguments.dropFirst()))

    /// The words after the program's name. For example: `["new", "scene", "Jar"]`.
    package let words: [String]
    /// Starts work that waits for other programs, on a thread with the process's own working folder and descriptors.
    let start: @Sendable (@escaping @Sendable () async -> Void) -> Void

    /// Creates the call of one of several commands in a process.
    package init(words: [String], start: @escaping @Sendable (@escaping @Sendable () async -> Void) -> Void) {
        self.words = words
        self.start = start
    }

    private init(ofProcess words: [String]) {
        self.init(words: words) { work in Task.detached(operation: work) }
    }

    /// The words as a person would type them.
    var text: String { words.map(ShellWord.quoted).joined(separator: " ") }
}
