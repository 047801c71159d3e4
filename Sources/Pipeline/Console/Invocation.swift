import Basics

/// What a command was called with.
package struct Invocation: Sendable {
    /// The one of the running command; of a process that runs just one, the process's own.
    @TaskLocal package static var current = Invocation(ofProcess: Array(CommandLine.arguments.dropFirst()))

    /// The words behind the program's name. For example: `["new", "scene", "Jar"]`.
    package let words: [String]
    /// Starts what waits for programs of others, on a thread whose working folder and descriptors are the process's own.
    let start: @Sendable (@escaping @Sendable () async -> Void) -> Void

    /// One of several in a process.
    package init(words: [String], start: @escaping @Sendable (@escaping @Sendable () async -> Void) -> Void) {
        self.words = words
        self.start = start
    }

    private init(ofProcess words: [String]) {
        self.init(words: words) { work in Task.detached(operation: work) }
    }

    /// As a person would type it.
    var text: String { words.map(ShellWord.quoted).joined(separator: " ") }
}
