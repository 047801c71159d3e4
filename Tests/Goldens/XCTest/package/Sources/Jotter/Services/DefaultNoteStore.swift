public import JotterCore

public nonisolated struct DefaultNoteStore: NoteStore {
    public init() {}
}
