/// @mockable(relaxed: true, reset: true)
public protocol Kettle {
    var label: String { get set }
    func boil(_ litres: Int) -> Double
    func pour()
    static func make(_ name: String) -> Int
}

/// @mockable(reset: true)
public protocol Stove: Sendable {
    var isHot: Bool { get set }
    func light(_ burner: Int, for minutes: Int) -> String?
    func reset()
}

// sourcery: AutoMockable, relaxed, reset = false
public protocol Toaster {
    func toast(_ slices: Int) -> Bool
}

/// @mockable(relaxed: false, reset: true)
@MainActor public protocol Rack {
    var width: Int { get }
    #if DEBUG
        func list() -> Int
    #endif
    @available(*, deprecated)
    func old()
}

/// @mockable(gets: true, reset: true)
public protocol Scale {
    var grams: Int { get }
    var unit: String? { get set }
}

// sourcery: AutoMockable, gets
public protocol SharedScale: Sendable {
    var grams: Int { get set }
}
