/// @mockable
public protocol Uploading {
    func save(_ id: Int)
    func load(_ id: Int) async throws -> String
    func count() throws -> Int
}

/// @mockable
public protocol SharedUploading: Sendable {
    func save(_ id: Int, to folder: String)
    func load(_ id: Int) async -> String
}

/// @mockable
@MainActor public protocol ScreenUploading {
    func show(_ text: String)
    func title(of id: Int) async -> String
}

/// @mockable
public protocol UploadStore: Actor {
    func keep(_ id: Int)
    func flush() async
}
