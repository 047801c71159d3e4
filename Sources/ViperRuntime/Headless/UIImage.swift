#if !canImport(UIKit)
    public import Foundation

    /// A name, or a file's bytes, in place of a picture: headless, there are no pixels.
    public final class UIImage: NSObject, Sendable {
        private enum Source: Hashable, Sendable {
            case name(String)
            case data(Data)
        }

        private let source: Source

        /// The size in points, one for each pixel, as stated in the file if it is PNG, GIF or JPEG; zero otherwise.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiimage/size
        public let size: CGSize

        /// Creates an image. UIKit returns nil for unknown names; headless, every name gives one.
        public init?(systemName name: String) {
            source = .name(name)
            size = .zero
        }

        /// Creates an image. UIKit returns nil for unknown names; headless, every name gives one.
        public init?(named name: String) {
            source = .name(name)
            size = .zero
        }

        /// Creates an image. UIKit decodes the picture; headless, the data only has to begin like a picture's file.
        ///
        /// - Parameter data: PNG, JPEG, GIF, WebP, HEIF, TIFF or BMP.
        public init?(data: Data) {
            guard data.beginsAsPicture else { return nil }
            source = .data(data)
            size = PictureSize.of(data) ?? .zero
        }

        private init(_ source: Source, size: CGSize) {
            self.source = source
            self.size = size
        }

        /// Returns the picture in another size, which UIKit treats as a maximum.
        ///
        /// From https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)
        public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(source, size: size) }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let image = object as? UIImage else { return false }
            return image.source == source && image.size == size
        }

        public override var hash: Int { source.hashValue }

        public override var description: String {
            switch source {
            case .name(let name): "UIImage(\(name))"
            case .data(let data): "UIImage(\(data.count) bytes)"
            }
        }
    }

    extension Data {
        fileprivate var beginsAsPicture: Bool {
            let start = [UInt8](prefix(12))
            if Data.signatures.contains(where: { start.starts(with: $0) }) { return true }
            // Both are containers, whose first four bytes are something else or say too little.
            return start.dropFirst(8).elementsEqual("WEBP".utf8) || start.dropFirst(4).starts(with: "ftyp".utf8)
        }

        private static let signatures: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
            [0xFF, 0xD8, 0xFF],
            Array("GIF8".utf8),
            Array("BM".utf8),
            [0x49, 0x49, 0x2A, 0x00],
            [0x4D, 0x4D, 0x00, 0x2A],
        ]
    }
#endif
