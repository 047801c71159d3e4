public import ViperRuntime

/// As one of an Objective-C library would be: open, and of another module.
open class OldTermsViewController: UIViewController {}
