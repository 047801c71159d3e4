// swift-format-ignore-file
/// Names a page without knowing who shows it.
public protocol PageDescriptor {
    associatedtype Output
}

/// All pages of the paper.
public enum Pages {}
