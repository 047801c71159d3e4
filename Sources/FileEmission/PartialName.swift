/// The temporary name of a file while it is written.
///
/// `.vipergen-partial-` and 16 hexadecimal digits, in the folder of the file itself. The name is reserved: any regular
/// file with it is left from an interrupted run, and the next run removes it. It depends only on the final name, so
/// leftovers can't pile up.
enum PartialName {
    private static let prefix = ".vipergen-partial-"

    static func of(_ name: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return prefix + String(repeating: "0", count: 16 - digits.count) + digits
    }

    static func matches(_ name: String) -> Bool {
        guard name.utf8.count == prefix.utf8.count + 16, name.hasPrefix(prefix) else { return false }
        return name.utf8.dropFirst(prefix.utf8.count).allSatisfy { digit in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit)
        }
    }
}
