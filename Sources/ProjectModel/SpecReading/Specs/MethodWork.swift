/// What an `async` method is to the screen that waits for it.
public enum MethodWork: String, Sendable {
    /// Gets something to show: it goes with the screen, and its latest answer counts.
    case load
    /// Changes something: it finishes whatever happens to the screen.
    case action
}
