/// @mockable
public protocol Screen {
    init(title: String)
    init?(id: Int, name: String?)
    init(data: [Int]) throws
    init()
}

/// @mockable
public protocol Card: Sendable {
    init(number: Int)
}
