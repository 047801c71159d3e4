extension FileDecoder {
    /// Returns the place of a character in a node's text, if it can be known; else the node's.
    func location(of offset: Int, in node: YAMLNode) -> SourceLocation {
        var place = node.range.start
        guard case .scalar(let scalar) = node.content, node.tag == nil, place.line == node.range.end.line else {
            return place
        }
        let length = scalar.text.unicodeScalars.count
        let delimiters = node.range.end.column - place.column - length
        switch scalar.style {
        case .plain where delimiters == 0: place.column += min(offset, length)
        case .singleQuoted where delimiters == 2, .doubleQuoted where delimiters == 2:
            place.column += 1 + min(offset, length)
        default: break
        }
        return place
    }
}
