/// A value of a design file, with its place.
struct DesignJSON {
    enum Content {
        case null
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([DesignJSON])
        case object([(key: String, value: DesignJSON)])
    }

    var content: Content
    var place: DesignPlace

    /// The most values that are kept of one part of a file.
    static let most = 200_000

    subscript(key: String) -> DesignJSON? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    var text: String? { if case .text(let text) = content { text } else { nil } }
    var number: Double? { if case .number(let number) = content { number } else { nil } }
    var flag: Bool? { if case .flag(let flag) = content { flag } else { nil } }
    var items: [DesignJSON] { if case .list(let items) = content { items } else { [] } }
    var members: [(key: String, value: DesignJSON)] {
        if case .object(let members) = content { members } else { [] }
    }
}

extension JSONScanner {
    /// Reads a value with all that is in it.
    ///
    /// - Parameter most: the most values that it may hold.
    func value(most: Int = DesignJSON.most) throws(DesignFault) -> DesignJSON {
        var left = most
        return try value(&left)
    }

    private func value(_ left: inout Int) throws(DesignFault) -> DesignJSON {
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
            var members: [(key: String, value: DesignJSON)] = []
            try object { key, _ throws(DesignFault) in members.append((key, try value(&left))) }
            return DesignJSON(content: .object(members), place: place)
        case UInt8(ascii: "["):
            var items: [DesignJSON] = []
            try array { () throws(DesignFault) in items.append(try value(&left)) }
            return DesignJSON(content: .list(items), place: place)
        case UInt8(ascii: "\""): return DesignJSON(content: .text(try string()), place: place)
        default: return DesignJSON(content: try word(), place: place)
        }
    }
}
