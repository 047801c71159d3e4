/// Checks if text is YAML without building a tree.
enum YAMLSyntax {
    static func accepts(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty else { return true }
        do throws(Stop) {
            let text = try SourceText(bytes, path: "", limits: .default)
            return bytes.withUnsafeBufferPointer { reachesEnd($0, of: text) }
        } catch {
            return false
        }
    }

    private static func reachesEnd(_ buffer: UnsafeBufferPointer<UInt8>, of text: SourceText) -> Bool {
        do throws(Stop) {
            let parser = try EventParser(buffer, of: text)
            while true {
                if try parser.next().kind == .streamEnd { return true }
            }
        } catch {
            return false
        }
    }
}
