/// An Interface Builder document and the classes that its elements name.
struct NibText {
    /// An element with a custom class, and the ranges of both names.
    struct Element {
        var className: Range<Int>?
        var module: Range<Int>?
    }

    let bytes: [UInt8]
    /// The elements, in the order of the text.
    let elements: [Element]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var elements: [Int: Element] = [:]
        for (attribute, part) in [("customClass=\"", \Element.className), ("customModule=\"", \Element.module)] {
            let places = bytes.withUnsafeBytes { ByteSearch([attribute]).places(in: $0) }
            for place in places {
                let start = place + attribute.utf8.count
                guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")),
                    let tag = bytes[..<place].lastIndex(of: UInt8(ascii: "<"))
                else { continue }
                elements[tag, default: Element()][keyPath: part] = start..<end
            }
        }
        self.elements = elements.sorted { $0.key < $1.key }.map(\.value)
    }

    func text(_ range: Range<Int>?) -> String? { range.map { String(decoding: bytes[$0], as: UTF8.self) } }

    /// Returns the document with changed names; `nil` if nothing changes.
    ///
    /// - Parameter names: takes a class and its module, if an element names them, and returns their new names.
    func edited(_ names: (_ className: String?, _ module: String?) -> (className: String?, module: String?)) -> [UInt8]?
    {
        var edits: [TextEdit] = []
        for element in elements {
            let new = names(text(element.className), text(element.module))
            for (range, name) in [(element.className, new.className), (element.module, new.module)] {
                if let range, let name, name != text(range) { edits.append(TextEdit(name, replacing: range)) }
            }
        }
        if edits.isEmpty { return nil }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.applied(to: bytes)
    }
}
