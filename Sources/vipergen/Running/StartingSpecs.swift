import ProjectModel

/// The specs that a project starts with.
struct StartingSpecs {
    let name: String
    let feature: String
    let scene: String
    let style: String
    /// A folder, or an address and a version.
    let runtime: String

    /// Paths are relative to the target package.
    var files: [(path: String, text: String)] {
        [("specs/project.yml", project), ("specs/\(feature)/\(scene).yml", firstScene)]
    }

    private var project: String {
        """
        # What the modules share; `vipergen generate` makes the package around this folder of it.
        project: \(quoted(name))
        runtime: { \(runtimeSource) }
        start: \(quoted(scene))

        """
    }

    private var firstScene: String {
        """
        # One screen. docs/specs.md of ViperGen has every key that may stand here.
        scene: \(quoted(scene))
        style: \(quoted(style))
        summary: What people see first.
        state:
          message: { type: String, default: "Welcome" }
          greetings: Int
        events:
          didTapGreet:

        """
    }

    private var runtimeSource: String {
        if let at = runtime.lastIndex(of: "@"), runtime.contains("://") {
            return
                "url: \(quoted(String(runtime[..<at]))), version: \(quoted(String(runtime[runtime.index(after: at)...])))"
        }
        return "path: \(quoted(runtime))"
    }

    /// Whatever somebody typed is one scalar; what it may be is for the specs' own checks to say.
    private func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-")].contains(byte)
        }
        return isPlain && !text.isEmpty ? text : "'\(text.replacing("'", with: "''"))'"
    }
}
