public import ThingsInterface
public import ViperRuntime

/// What the team's gadgets have reached since long before there were specs.
@MainActor
public protocol GadgetDependencies: AnyObject {
    var gadgetMaker: String { get }
}

final class GadgetController: UIViewController {
    let gadgetID: Int64
    let maker: String

    init(gadgetID: Int64, maker: String) {
        self.gadgetID = gadgetID
        self.maker = maker
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

final class BadgeController: UIViewController {
    var wireframe: BadgeWireframe?
}

@MainActor
public enum GadgetViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.GadgetDescriptor,
        environment: any GadgetDependencies
    ) -> UIViewController {
        GadgetController(gadgetID: descriptor.gadgetID, maker: environment.gadgetMaker)
    }
}

@MainActor
public enum BadgeViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.BadgeDescriptor,
        environment: any GadgetDependencies & BadgeEnvironment
    ) -> UIViewController {
        let viewController = BadgeController()
        viewController.wireframe = BadgeWireframe(viewController: viewController, environment: environment)
        return viewController
    }
}

@MainActor
public enum ManualViewBuilder {
    public static func build(
        with descriptor: ViewDescriptor.ManualDescriptor,
        environment: AnyObject
    ) -> UINavigationController {
        UINavigationController(rootViewController: UIViewController())
    }
}

final class ShelfController: UIViewController {}

@MainActor
public enum ShelfRouter {
    public static func assembleModule(
        row: String,
        startingAt position: Int,
        gadgets: any GadgetDependencies
    ) -> UIViewController {
        let controller = ShelfController()
        controller.title = "\(row) \(position) \(gadgets.gadgetMaker)"
        return controller
    }
}
