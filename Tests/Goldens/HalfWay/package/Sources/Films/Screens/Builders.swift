public import CinemaCore
public import FilmsInterface
public import ViperRuntime

// As the team has always built them.

@MainActor
public enum ActorViewBuilder {
    public static func build(
        with descriptor: Screens.ActorDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        PosterController(title: "Actor")
    }
}

@MainActor
public enum DirectorViewBuilder {
    public static func build(
        with descriptor: Screens.DirectorDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        PosterController(title: "Director")
    }
}

@MainActor
public enum FilmViewBuilder {
    public static func build(
        with descriptor: Screens.FilmDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        PosterController(title: "Film \(descriptor.filmID)")
    }
}

@MainActor
public enum GalleryViewBuilder {
    public static func build(
        with descriptor: Screens.GalleryDescriptor,
        environment: any ScreenResolver
    ) -> UINavigationController {
        UINavigationController(rootViewController: PosterController(title: "Gallery"))
    }
}

@MainActor
public enum ProgrammeViewBuilder {
    public static func build(
        with descriptor: Screens.ProgrammeDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        let controller = PosterController(title: "Programme")
        controller.onTap = { environment.resolve(Screens.FilmDescriptor(filmID: 7)) }
        return controller
    }
}

@MainActor
public enum ReviewViewBuilder {
    public static func build(
        with descriptor: Screens.ReviewDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        PosterController(title: "Review")
    }
}

@MainActor
public enum ReviewsViewBuilder {
    public static func build(
        with descriptor: Screens.ReviewsDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        PosterController(title: "Reviews")
    }
}

@MainActor
public enum ScoreViewBuilder {
    public static func build(
        with descriptor: Screens.ScoreDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        PosterController(title: "Score")
    }
}

@MainActor
public enum TrailerViewBuilder {
    public static func build(
        with descriptor: Screens.TrailerDescriptor,
        environment: any ScreenResolver
    ) -> UIViewController {
        PosterController(title: "Trailer")
    }
}
