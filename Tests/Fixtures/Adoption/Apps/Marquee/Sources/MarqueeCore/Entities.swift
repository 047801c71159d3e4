// swift-format-ignore-file

public struct Film: Equatable, Sendable {
    public let id: Int
    public let title: String
    public let cast: [String]

    public init(id: Int, title: String, cast: [String]) {
        self.id = id
        self.title = title
        self.cast = cast
    }
}

public struct Showing: Equatable, Sendable {
    public let filmID: Int
    public let hall: String
    public let startsAt: String

    public init(filmID: Int, hall: String, startsAt: String) {
        self.filmID = filmID
        self.hall = hall
        self.startsAt = startsAt
    }
}

public struct Order: Equatable, Sendable {
    public var showing: Showing
    public var seats: [String]

    public init(showing: Showing, seats: [String]) {
        self.showing = showing
        self.seats = seats
    }
}

public struct Review: Equatable, Sendable {
    public var filmID: Int
    public var stars: Int
    public var text: String

    public init(filmID: Int, stars: Int, text: String) {
        self.filmID = filmID
        self.stars = stars
        self.text = text
    }
}

public enum Weekday: String, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

public enum ReviewOrder: String, Sendable {
    case newest, best
}
