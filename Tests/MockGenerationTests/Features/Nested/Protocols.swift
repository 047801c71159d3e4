public enum Kitchen {
    public struct Pan { public init() {} }

    /// @mockable
    public protocol Oven {
        func heat(_ pan: Pan, to degrees: Int) -> Pan?
        func doors() -> [Door]
    }

    public struct Door {}
}

extension Kitchen.Pan {
    /// @mockable
    public protocol Lid { func close() }
}
