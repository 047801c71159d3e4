public import Foundation

// Foundation has these on Apple's platforms, and UIKit re-exports it.

extension String {
    /// https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self.init() }

    /// https://developer.apple.com/documentation/swift/string/localizationvalue
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        public init(_ value: String) {}
        public init(stringLiteral value: String) {}
        public init(stringInterpolation: StringInterpolation) {}

        /// https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) {}
            public mutating func appendInterpolation(_ string: String) {}
            public mutating func appendInterpolation(_ value: Int) {}
            public mutating func appendInterpolation(_ value: Int64) {}
            public mutating func appendInterpolation(_ value: Int32) {}
            public mutating func appendInterpolation(_ value: UInt) {}
            public mutating func appendInterpolation(_ value: Double) {}
        }
    }
}
