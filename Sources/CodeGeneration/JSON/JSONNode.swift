/// A value of a JSON file, with its place.
struct JSONNode {
    enum Content {
        case null
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([JSONNode])
        case object([(key: String, value: JSONNode)])
    }

    var content: Content
    var place: DesignPlace

    /// The most values that are kept of one part of a file.
    static let most = 200_000

    subscript(key: String) -> JSONNode? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    var text: String? { if case .text(let text) = content { text } else { nil } }
    var number: Double? { if case .number(let number) = content { number } else { nil } }
    var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }
    var items: [JSONNode] { if case .list(let items) = content { items } else { [] } }
    var members: [(key: String, value: JSONNode)] {
        if case .object(let members) = content { members } else { [] }
    }
}

extension JSONScanner {
    /// Reads a value with all that is in it.
    ///
    /// - Parameter most: the most values that it may hold.
    func value(most: Int = JSONNode.most) throws(DesignFault) -> JSONNode {
        var left = most
        return try value(&left)
    }

    private func value(_ left: inout Int) throws(DesignFault) -> JSONNode {
        try skipSpace()
        let place = place
        left -= 1
        if left < 0 {
            throw DesignFault(
                "this part of the file has too many values",
                "split it in Figma",
                at: place
            )
        }
        switch try peek() {
        case UInt8(ascii: "{"):
            var members: [(key: String, value: JSONNode)] = []
            try object { key, _ throws(DesignFault) in members.append((key, try value(&left))) }
            return JSONNode(content: .object(members), place: place)
        case UInt8(ascii: "["):
            var items: [JSONNode] = []
            try array { () throws(DesignFault) in items.append(try value(&left)) }
            return JSONNode(content: .list(items), place: place)
        case UInt8(ascii: "\""): return JSONNode(content: .text(try string()), place: place)
        default: return JSONNode(content: try word(), place: place)
        }
    }
}
