import Testing

@testable import CodeGeneration

/// A file of 100 MB is read piece by piece, and once.
@Suite struct LargeDesignTests {
    /// A file that is made as it is read.
    private struct Made {
        let head = Array(#"{ "document": { "type": "DOCUMENT", "children": ["#.utf8)
        let node = Array(#"{ "name": "N", "type": "FRAME", "fills": [], "children": [{ "type": "TEXT" }] },"#.utf8)
        let tail = Array(#"{ "type": "TEXT" }] }, "components": {}, "componentSets": {}, "styles": {} }"#.utf8)
        let nodes: Int

        var count: Int { head.count + node.count * nodes + tail.count }

        func bytes(at offset: Int, _ count: Int) -> [UInt8] {
            (offset..<min(offset + count, self.count)).map { position in
                let inNodes = position - head.count
                if inNodes < 0 { return head[position] }
                return inNodes < node.count * nodes ? node[inNodes % node.count] : tail[inNodes - node.count * nodes]
            }
        }
    }

    @Test func onePieceAtATimeIsInMemory() throws {
        let made = Made(nodes: 20_000)
        var (next, largest) = (0, 0)
        let source = JSONBytes { offset, count in
            #expect(offset == next, "nothing is read twice")
            let bytes = made.bytes(at: offset, count)
            next = offset + bytes.count
            largest = max(largest, bytes.count)
            return bytes
        }
        let file = try DesignFile(source)
        #expect(next == made.count && largest == 1 << 16)
        #expect(file.components.isEmpty && file.scales.isEmpty && file.styles.isEmpty)
    }
}
