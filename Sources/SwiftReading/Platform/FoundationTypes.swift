extension StandardType {
    static let foundationTypes: [String: StandardType] = {
        var types = foundationValues
        for name in ["CGFloat", "TimeInterval", "Decimal"] { types[name] = number([.integer, .float]) }
        for (name, literals) in bridged { types[name] = StandardType(literals: literals) }
        return types
    }()

    /// The types that take literals but have no natural value.
    private static let bridged: [String: Set<LiteralKind>] = [
        "DispatchWorkItemFlags": [.array], "NSArray": [.array], "NSDecimalNumber": [.integer, .float, .boolean],
        "NSDictionary": [.dictionary], "NSMutableArray": [.array], "NSMutableDictionary": [.dictionary],
        "NSMutableOrderedSet": [.array], "NSMutableSet": [.array], "NSMutableString": [.string],
        "NSNumber": [.integer, .float, .boolean], "NSOrderedSet": [.array], "NSSet": [.array], "NSString": [.string],
    ]

    private static let foundationValues: [String: StandardType] = [
        "AttributedString": foundation("AttributedString()", #"AttributedString("sample")"#, literals: [.string]),
        "Calendar": foundation("Calendar(identifier: .gregorian)", "Calendar(identifier: .iso8601)"),
        "CGPoint": foundation(".zero", "CGPoint(x: 1, y: 1)"),
        "CGRect": foundation(".zero", "CGRect(x: 1, y: 1, width: 1, height: 1)"),
        "CGSize": foundation(".zero", "CGSize(width: 1, height: 1)"),
        "CharacterSet": foundation("CharacterSet()", #"CharacterSet(charactersIn: "sample")"#),
        "Data": foundation("Data()", "Data([1])"),
        "Date": foundation("Date(timeIntervalSince1970: 0)", "Date(timeIntervalSince1970: 1)"),
        "DateComponents": foundation("DateComponents()", "DateComponents(year: 1)"),
        "DateInterval": foundation(
            "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 0)",
            "DateInterval(start: Date(timeIntervalSince1970: 1), duration: 1)"
        ),
        "IndexPath": foundation("IndexPath()", "IndexPath(index: 1)", literals: [.array]),
        "IndexSet": foundation("IndexSet()", "IndexSet(integer: 1)", literals: [.array]),
        "Locale": foundation(#"Locale(identifier: "en_US_POSIX")"#, #"Locale(identifier: "ja_JP")"#),
        "TimeZone": foundation("TimeZone(secondsFromGMT: 0) ?? .current", "TimeZone(secondsFromGMT: 3600) ?? .current"),
        "URL": foundation(#"URL(fileURLWithPath: "/")"#, #"URL(fileURLWithPath: "/sample")"#),
        "URLComponents": foundation("URLComponents()", #"URLComponents(string: "sample") ?? URLComponents()"#),
        "URLQueryItem": foundation(
            #"URLQueryItem(name: "", value: nil)"#,
            #"URLQueryItem(name: "sample", value: "sample")"#
        ),
        "URLRequest": foundation(
            #"URLRequest(url: URL(fileURLWithPath: "/"))"#,
            #"URLRequest(url: URL(fileURLWithPath: "/sample"))"#
        ),
        "UUID": foundation(uuid(last: 0), uuid(last: 1)),
    ]

    private static func foundation(_ zero: String, _ sample: String, literals: Set<LiteralKind> = []) -> StandardType {
        StandardType(literals: literals, zero: zero, sample: sample)
    }

    /// Returns a UUID from its 16 bytes: reading one from a string gives an optional.
    private static func uuid(last: Int) -> String {
        let bytes = Array(repeating: "0", count: 15) + ["\(last)"]
        return "UUID(uuid: (\(bytes.joined(separator: ", "))))"
    }
}
