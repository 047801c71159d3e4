import ViperRuntime

/// A screen from before.
final class OldTermsViewController: UIViewController {}
