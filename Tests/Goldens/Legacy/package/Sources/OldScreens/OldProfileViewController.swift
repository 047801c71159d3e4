import ViperRuntime

final class OldProfileViewController: UIViewController {}
