public import JotterCore

/// All side effects of the app, and the resolvers of its scenes.
@MainActor
public final class AppEnvironment {
    public let store: any NoteStore

    public init(store: any NoteStore = DefaultNoteStore()) {
        self.store = store
    }
}
