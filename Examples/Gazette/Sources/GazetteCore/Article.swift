// swift-format-ignore-file
public enum Section: String {
    case politics, culture, sports
}

public struct Article: Equatable {
    public let id: Int
    public var headline: String
    public var author: String
    public var section: Section
    public var words: Int
    public var isPaid: Bool

    public init(
        id: Int, headline: String, author: String, section: Section = .politics, words: Int = 0, isPaid: Bool = false
    ) {
        self.id = id
        self.headline = headline
        self.author = author
        self.section = section
        self.words = words
        self.isPaid = isPaid
    }
}
