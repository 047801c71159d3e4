public import Things
import ViperRuntime
public import WorkshopCore
import WorkshopInterface

@MainActor
enum HelpViewBuilder {
    static func build(with descriptor: ViewDescriptor.HelpDescriptor, environment: Session) -> UIViewController {
        UIViewController()
    }
}

extension WorkshopCore.Session: Things.GadgetDependencies {
    public var gadgetMaker: String { name }
}
