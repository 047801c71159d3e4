#if !canImport(UIKit)
    import Foundation
    import Testing
    import ViperRuntime

    /// Headless images know their size from their file's header.
    @Suite struct PictureSizeTests {
        private static let png: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 2, 0, 0, 0, 1, 0]
        private static let gif: [UInt8] = Array("GIF89a".utf8) + [0, 2, 0, 1]
        private static let jpeg: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC0, 0, 17, 8, 1, 0, 2, 0, 3]

        @Test(arguments: [png, gif, jpeg]) func headersTellTheSize(file: [UInt8]) throws {
            let image = try #require(UIImage(data: Data(file)))
            #expect(image.size == CGSize(width: 512, height: 256))
            let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 20, height: 10)))
            #expect(thumbnail.size == CGSize(width: 20, height: 10))
            #expect(thumbnail != image)
            #expect(image == UIImage(data: Data(file)))
        }

        @Test(arguments: [png, gif, jpeg]) func headersThatAreCutOffTellNone(file: [UInt8]) {
            for count in 4..<file.count - 3 where UIImage(data: Data(file.prefix(count))) != nil {
                #expect(UIImage(data: Data(file.prefix(count)))?.size == .zero)
            }
        }
    }
#endif
