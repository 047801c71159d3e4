/// Lays out code at the end of an output, at the indentation of its last line.
struct CodeLayout {
    private let lineBreak: UInt8
    /// The spaces and tabs at the start of the line.
    private let indentation: [UInt8]
    /// The start of the current line.
    private var lineStart: Int
    private static let step = 4

    init(in output: [UInt8], lineBreak: UInt8 = .lineFeed) {
        var start = output.count
        while start > 0, output[start - 1] != .lineFeed { start -= 1 }
        var end = start
        while end < output.count, output[end].isBlank { end += 1 }
        self.lineBreak = lineBreak
        indentation = Array(output[start..<end])
        lineStart = start
    }

    /// - Parameter following: the number of characters that follow on the last line.
    mutating func write(_ code: [TemplateCode], following: Int = 0, to output: inout [UInt8]) {
        for (index, element) in code.enumerated() {
            if index > 0 { breakLine(0, &output) }
            write(element, 0, following: index == code.count - 1 ? following : 0, to: &output)
        }
    }

    private mutating func write(_ code: TemplateCode, _ depth: Int, following: Int, to output: inout [UInt8]) {
        switch code {
        case .line(let text):
            if text.isEmpty { clearBlankLine(&output) } else { output.append(text: text) }
        case .block(let head, let body, let tail):
            output.append(text: head)
            for element in body {
                breakLine(depth + 1, &output)
                write(element, depth + 1, following: 0, to: &output)
            }
            breakLine(depth, &output)
            write(tail, depth, following: following, to: &output)
        case .phrase(let head, let items, let tail, let style, let lineLength):
            let start = output.count
            let isOneLine = output.append(onOneLine: code)
            if items.isEmpty || isOneLine && fits(lineLength - following, output) { return }
            output.removeLast(output.count - start)
            output.append(text: head)
            for (index, item) in items.enumerated() {
                let hasComma = index < items.count - 1 || style == .literal
                breakLine(depth + 1, &output)
                write(item, depth + 1, following: hasComma ? 1 : 0, to: &output)
                if hasComma { output.append(UInt8(ascii: ",")) }
            }
            breakLine(depth, &output)
            output.append(text: tail)
        }
    }

    private mutating func breakLine(_ depth: Int, _ output: inout [UInt8]) {
        output.append(lineBreak)
        lineStart = output.count
        for byte in indentation { output.append(byte) }
        for _ in 0..<(depth * Self.step) { output.append(UInt8(ascii: " ")) }
    }

    /// Removes the spaces from an otherwise empty line.
    private func clearBlankLine(_ output: inout [UInt8]) {
        guard output[lineStart...].allSatisfy(\.isBlank) else { return }
        output.removeLast(output.count - lineStart)
    }

    /// Returns true if the line isn't too long. Bytes are counted first: there are never fewer of them than
    /// characters.
    private func fits(_ lineLength: Int, _ output: [UInt8]) -> Bool {
        if output.count - lineStart <= lineLength { return true }
        let line = output[lineStart...]
        return line.contains { $0 >= 0x80 } && String(decoding: line, as: UTF8.self).count <= lineLength
    }
}

extension [UInt8] {
    fileprivate mutating func append(text: String) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
        if isDone == nil { append(contentsOf: text.utf8) }
    }

    /// Appends the code on one line; returns false at a block.
    fileprivate mutating func append(onOneLine code: TemplateCode) -> Bool {
        switch code {
        case .line(let text): append(text: text)
        case .block: return false
        case .phrase(let head, let items, let tail, let style, _):
            append(text: head)
            if style == .spaced { append(UInt8(ascii: " ")) }
            for (index, item) in items.enumerated() {
                if index > 0 { append(text: ", ") }
                guard append(onOneLine: item) else { return false }
            }
            if style == .spaced { append(UInt8(ascii: " ")) }
            append(text: tail)
        }
        return true
    }
}
