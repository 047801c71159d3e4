/// State shared by the decoding of all files in a run.
final class DecodingRun {
    let fragments = FragmentReader()
    let templates: TeamTemplates
    /// The styles that scenes can have.
    var styles: [SceneStyle] { templates.styles }
    /// The project's own core module, once it is known.
    var core: String?
    /// The style of a scene whose spec names none, with the questions of the team's templates.
    let standardStyle: SceneStyle
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var unread: Set<UnreadPart> = []

    init(templates: TeamTemplates = TeamTemplates()) {
        self.templates = templates
        standardStyle = templates.styles.first { $0 == .standard } ?? .standard
    }

    func add(_ diagnostic: Diagnostic) {
        diagnostics.append(diagnostic)
    }

    /// Decodes something that others refer to, and marks it as unread if that reported a problem.
    ///
    /// - Parameter isDoubtful: true if the part may stand under a misspelt key.
    func reading<Value>(_ part: UnreadPart, isDoubtful: Bool = false, _ decode: () -> Value) -> Value {
        let before = diagnostics.count
        let value = decode()
        if isDoubtful || diagnostics.count != before { unread.insert(part) }
        return value
    }

    func markUnread(_ part: UnreadPart) {
        unread.insert(part)
    }
}
