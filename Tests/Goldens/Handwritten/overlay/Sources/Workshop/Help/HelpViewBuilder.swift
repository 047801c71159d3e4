public import Things
import ViperRuntime
import WorkshopInterface

@MainActor
enum HelpViewBuilder {
    static func build(with descriptor: ViewDescriptor.HelpDescriptor, environment: AppEnvironment) -> UIViewController {
        UIViewController()
    }
}

extension AppEnvironment: GadgetDependencies {
    public var gadgetMaker: String { "Tinkers" }
}

final class RackViewController: UIViewController {}

extension AppEnvironment {
    func makeRackViewController() -> RackViewController { RackViewController() }
}
