public nonisolated protocol NoteStore: Sendable {}
