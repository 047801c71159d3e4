public import PantryCore

public nonisolated struct DefaultPhotoLoader: PhotoLoader {
    public init() {}
}
