import ProjectModel
import SwiftReading

/// Types of ViperImages, by name. In a project that doesn't use it they may be the team's own.
enum ImageTypes {
    static let names: Set<String> = [
        "FadeInImage", "FadeInImageView", "ImageDecoder", "ImageLoader", "ImageLoaderConfiguration", "ImageLoading",
        "ImageSlot", "InvalidImageDataError", "LoadingImage", "PlatformImage", "Prefetch", "StubImageLoader",
        "UnexpectedStatusError", "ViperImages",
    ]
}

extension Feature {
    /// Whether its own module imports ViperImages: for a service, or for a type of a spec.
    func usesImages(in context: GenerationContext) -> Bool {
        guard context.project.usesImages else { return false }
        return services.contains(where: \.isImageService) || interfaceUsesImages(in: context)
            || scenes.contains { context.holdsImages($0.ownTypes) }
    }

    /// Whether its interface does: for a parameter of a descriptor, or a use case.
    func interfaceUsesImages(in context: GenerationContext) -> Bool {
        guard context.project.usesImages else { return false }
        return context.holdsImages(scenes.flatMap(\.parameters).map(\.type) + useCases.flatMap(\.methods).types)
    }
}

extension GenerationContext {
    fileprivate func holdsImages(_ types: [SwiftType]) -> Bool {
        types.contains { $0.names.contains { owners.module(of: $0) == Project.imagesProduct } }
    }
}

extension Scene {
    /// Those that only its own module sees, and its tests.
    fileprivate var ownTypes: [SwiftType] {
        let shown = state + screenParts.flatMap(\.state)
        let reported = (events + screenParts.flatMap(\.events)).flatMap(\.parameters)
        return (shown + reported + routes.flatMap(\.parameters)).map(\.type)
            + (interactor + useCaseMethods + repositoryMethods).types
    }
}

extension [Method] {
    fileprivate var types: [SwiftType] { flatMap { $0.parameters.map(\.type) + ($0.returns.map { [$0] } ?? []) } }
}
