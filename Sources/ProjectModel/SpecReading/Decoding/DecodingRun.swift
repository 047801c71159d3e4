import Basics
import Templating

/// What the decoding of all files of one run shares.
final class DecodingRun {
    let fragments = FragmentReader()
    let templates: TeamTemplates
    /// Those that scenes may have.
    var styles: [SceneStyle] { templates.styles }
    /// The project's own core module, as far as it is known.
    var core: String?
    /// The style of a scene whose spec names none, with what the team's templates say of it.
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

    /// Decodes something that others refer to; if it had problems, they must not be blamed for it.
    ///
    /// - Parameter isDoubtful: whether the part may stand under a key that is misspelt.
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
