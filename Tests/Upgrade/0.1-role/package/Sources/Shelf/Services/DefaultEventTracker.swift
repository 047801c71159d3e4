public import ShelfCore

public nonisolated struct DefaultEventTracker: EventTracker {
    public init() {}
}
