public import CinemaCore
public import TicketsInterface
public import ViperRuntime

// As the team has always built them.

@MainActor
public enum BasketViewBuilder {
    public static func build(
        with descriptor: Screens.BasketDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        UIViewController()
    }
}

@MainActor
public enum SeatsViewBuilder {
    public static func build(
        with descriptor: Screens.SeatsDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        UIViewController()
    }
}
