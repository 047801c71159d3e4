#if !canImport(UIKit)
    internal import Foundation

    /// The size of a picture, from the start of its file; nothing is decoded.
    enum PictureSize {
        static func of(_ data: Data) -> CGSize? {
            let bytes = [UInt8](data)
            if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
                return size(width: bytes.big(4, at: 16), bytes.big(4, at: 20))
            }
            if bytes.starts(with: "GIF8".utf8) { return size(width: bytes.little(2, at: 6), bytes.little(2, at: 8)) }
            if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
            return nil
        }

        private static func size(width: Int?, _ height: Int?) -> CGSize? {
            guard let width, let height, width > 0, height > 0 else { return nil }
            return CGSize(width: width, height: height)
        }

        /// Reads the segments up to the frame, which has the size. Each segment that isn't only a marker has a length.
        private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
            var place = 2
            while let marker = bytes.big(2, at: place), marker >= 0xFF00, let length = bytes.big(2, at: place + 2) {
                let isFrame = (0xC0...0xCF).contains(marker & 0xFF) && ![0xC4, 0xC8, 0xCC].contains(marker & 0xFF)
                if isFrame { return size(width: bytes.big(2, at: place + 7), bytes.big(2, at: place + 5)) }
                place += 2 + max(length, 2)
            }
            return nil
        }
    }

    extension [UInt8] {
        /// Returns a big-endian unsigned number; nil beyond the end.
        fileprivate func big(_ width: Int, at place: Int) -> Int? {
            place + width <= count ? self[place..<place + width].reduce(0) { $0 << 8 | Int($1) } : nil
        }

        /// Returns a little-endian unsigned number; nil beyond the end.
        fileprivate func little(_ width: Int, at place: Int) -> Int? {
            place + width <= count ? self[place..<place + width].reversed().reduce(0) { $0 << 8 | Int($1) } : nil
        }
    }
#endif
