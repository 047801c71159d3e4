public nonisolated protocol Session: Sendable {
    func signIn() async
    func signOut() async
}
