extension CallOutline {
    /// Returns true if a call of the name may lack one of the labels; false is certain. It only reads bytes, so that
    /// sources whose calls pass them all needn't be parsed.
    public static func mayLack(_ labels: [String], inCallsOf name: String, in source: [UInt8]) -> Bool {
        source.withUnsafeBufferPointer { source in
            ByteSearch([name]).places(in: UnsafeRawBufferPointer(source)).contains { place in
                var cursor = CodeCursor(source)
                cursor.position = place + name.utf8.count
                if place > 0, source[place - 1].isOfWord || cursor.byte.isOfWord { return false }
                do throws(CodeCursor.Unsure) {
                    guard let passed = try cursor.labelsOfCall() else { return false }
                    return !passed.isSuperset(of: labels)
                } catch {
                    return true
                }
            }
        }
    }
}

extension CodeCursor {
    /// Reads the arguments of a call behind its name, and returns their labels; `nil` if nothing is called there.
    fileprivate mutating func labelsOfCall() throws(Unsure) -> Set<String>? {
        if byte == UInt8(ascii: "`") || byte >= 0x80 { throw Unsure() }
        try skipBlanks()
        guard byte == UInt8(ascii: "(") else { return nil }
        step()
        var labels: Set<String> = []
        try skipBlanks()
        while byte != UInt8(ascii: ")") {
            if let label = try label() { labels.insert(label) }
            try skipArgument()
            if byte == UInt8(ascii: ",") { step() }
            try skipBlanks()
        }
        return labels
    }

    private mutating func label() throws(Unsure) -> String? {
        var ahead = self
        let name = try ahead.word()
        try ahead.skipBlanks()
        guard ahead.byte == UInt8(ascii: ":") else { return nil }
        ahead.step()
        self = ahead
        return text(name)
    }
}
