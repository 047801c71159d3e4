/// The role of an `async` method for the screen that waits for it.
public enum MethodWork: String, Sendable {
    /// Gets something to show: it is cancelled with the screen, and only its latest result counts.
    case load
    /// Changes something: it finishes whatever happens to the screen.
    case action
}
