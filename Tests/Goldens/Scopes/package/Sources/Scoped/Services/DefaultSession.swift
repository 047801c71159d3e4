public import ScopedCore

/// Has the windows follow whether somebody is signed in.
public nonisolated struct DefaultSession: Session {
    let change: @MainActor @Sendable (_ isSignedIn: Bool) -> Void

    public func signIn() async { await change(true) }

    public func signOut() async { await change(false) }
}
