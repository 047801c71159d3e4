/// How the app has told for years what the user does. Nothing new calls it by name.
public nonisolated final class LegacyActivityLogger: Sendable {
    public static let shared = LegacyActivityLogger()

    private let lines = Guarded<[String]>([])

    public init() {}

    /// What was told, the oldest first.
    public var history: [String] { lines.read { $0 } }

    func track(_ action: String, info: [String: String]) {
        lines.change { $0.append(action) }
    }
}
