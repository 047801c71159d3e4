/// Finds the names of classes and extensions that a source may declare, without parsing it: all of them, and perhaps
/// some more.
enum DeclarationScan {
    static func names(in source: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var position = 0
        var isDeclared = false
        source.withUnsafeBufferPointer { source in
            while position < source.count {
                guard source[position].continuesIdentifier else {
                    // Behind a dot the last part of `extension Recipes.CartView` goes on.
                    if ![UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "\t")].contains(source[position]) {
                        isDeclared = false
                    }
                    position += 1
                    continue
                }
                let start = position
                while position < source.count, source[position].continuesIdentifier { position += 1 }
                let word = UnsafeBufferPointer(rebasing: source[start..<position])
                if word.elementsEqual("class".utf8) || word.elementsEqual("extension".utf8) {
                    isDeclared = true
                } else if isDeclared {
                    names.insert(String(decoding: word, as: UTF8.self))
                    if position < source.count, source[position] != UInt8(ascii: ".") { isDeclared = false }
                }
            }
        }
        return names
    }
}
