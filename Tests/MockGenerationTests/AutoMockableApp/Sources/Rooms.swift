import Foundation

protocol AutoMockable {}

protocol RoomListing: AutoMockable {
    associatedtype Room
    var rooms: [Room] { get }
    var selected: Room? { get set }
    func select(_ room: Room)
    func room(at index: Int) -> Room?
}

protocol RoomEvents: AutoMockable {
    var onLeave: (() -> Void)? { get set }
    var onMessage: (String) -> Void { get set }
    func send(_ message: String, to room: Int, priority: Int?) async -> Bool
    func typing(in room: Int)
    func history(of room: Int, limit: Int) async throws -> [String]
}

protocol ModeratedRoomEvents: RoomEvents {
    func ban(_ user: String, reason: String?)
}
