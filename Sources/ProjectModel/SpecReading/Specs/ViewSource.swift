/// The source of a `uikit` scene's view.
public enum ViewSource: String, CaseIterable, Hashable, Sendable {
    case code
    /// A nib file whose owner is the view controller.
    case xib
    /// A storyboard that makes the view controller.
    case storyboard
}
