/// Tells what the user does.
public nonisolated protocol ActivityLogger: Sendable {
    func post(eventName: String, payload: [String: String])
}
