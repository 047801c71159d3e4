/// What the account has put aside.
public nonisolated protocol CartRepository: Sendable {}
