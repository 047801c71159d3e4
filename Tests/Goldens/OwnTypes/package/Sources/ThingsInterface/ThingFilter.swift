public nonisolated enum ThingFilter: Sendable {
    case all
    case favourites
}
