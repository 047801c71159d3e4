#if !canImport(UIKit) && !canImport(Darwin)
    public import Foundation

    extension String {
        /// Creates a text for users in the platform's language; headless, in that of the developers.
        ///
        /// On Apple's platforms it is Foundation's. Here, plural forms are taken from the string catalogue
        /// `<table>.xcstrings` of the bundle, if there is one: `one` for 1, `other` for all else. Translations aren't.
        ///
        /// From https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
        public init(
            localized keyAndValue: LocalizationValue,
            table: String? = nil,
            bundle: Bundle? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            let catalogue = StringCatalogue(named: table ?? "Localizable", in: bundle ?? .main)
            self = keyAndValue.text(in: catalogue?.form(for: keyAndValue) ?? keyAndValue.key)
        }

        /// A key of a string catalogue, which is the text itself, with its arguments.
        ///
        /// From https://developer.apple.com/documentation/swift/string/localizationvalue
        public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
            /// The key. For example: `%lld recipes`.
            let key: String
            private let arguments: [Argument]

            fileprivate struct Argument: Equatable, Sendable {
                let text: String
                let number: Int?
            }

            public init(_ value: String) { self.init(stringLiteral: value) }

            public init(stringLiteral value: String) { (key, arguments) = (value.replacing("%", with: "%%"), []) }

            public init(stringInterpolation: StringInterpolation) {
                (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
            }

            /// The number that decides the plural form: the first one.
            var number: Int? { arguments.lazy.compactMap(\.number).first }

            /// Returns the format with the arguments inserted: in order, or by number, as in `%2$@`.
            func text(in format: String) -> String {
                var next = 0
                return format.replacing(/%(?:%|(?:([0-9]+)\$)?(?:@|lld|llu|lf|d))/) { match in
                    if match.output.0 == "%%" { return "%" }
                    let index = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                    next += 1
                    return arguments.indices.contains(index) ? arguments[index].text : String(match.output.0)
                }
            }

            /// From https://developer.apple.com/documentation/swift/string/localizationvalue/stringinterpolation
            public struct StringInterpolation: StringInterpolationProtocol, Sendable {
                fileprivate var key = ""
                fileprivate var arguments: [Argument] = []

                public init(literalCapacity: Int, interpolationCount: Int) {}

                public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

                public mutating func appendInterpolation(_ string: String) { append("%@", string, nil) }

                public mutating func appendInterpolation(_ value: Int) { append("%lld", String(value), value) }

                public mutating func appendInterpolation(_ value: Int64) { append("%lld", String(value), Int(value)) }

                public mutating func appendInterpolation(_ value: Int32) { append("%d", String(value), Int(value)) }

                public mutating func appendInterpolation(_ value: UInt) {
                    append("%llu", String(value), Int(clamping: value))
                }

                public mutating func appendInterpolation(_ value: Double) { append("%lf", String(value), nil) }

                private mutating func append(_ specifier: String, _ text: String, _ number: Int?) {
                    key += specifier
                    arguments.append(Argument(text: text, number: number))
                }
            }
        }
    }
#endif
