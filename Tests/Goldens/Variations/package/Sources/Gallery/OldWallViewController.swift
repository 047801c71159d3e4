import ViperRuntime

final class OldWallViewController: UIViewController {}
