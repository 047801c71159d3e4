// swift-format-ignore-file
public enum Section: String {
    case politics, culture, sports
}

public struct Article: Equatable {
    public let id: Int
    public var headline: String
    public var author: String
    public var section: Section
    public var isPaid: Bool

    public init(id: Int, headline: String, author: String, section: Section = .politics, isPaid: Bool = false) {
        self.id = id
        self.headline = headline
        self.author = author
        self.section = section
        self.isPaid = isPaid
    }
}
