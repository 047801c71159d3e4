import Foundation
import ViperImages

/// What stands in for a picture: a name, behind a mark that other data doesn't have.
struct Picture: Equatable, Sendable {
    let name: String

    init(_ name: String) {
        self.name = name
    }

    private static let mark = Data("picture:".utf8)

    static func data(_ name: String) -> Data { mark + Data(name.utf8) }

    static let decoder = ImageDecoder<Picture> { data in
        guard data.starts(with: mark) else { return nil }
        return Picture(String(decoding: data.dropFirst(mark.count), as: UTF8.self))
    }
}

extension LoadingImage {
    /// The image, if it was in memory.
    var cached: Image? {
        if case .cached(let image) = self { return image }
        return nil
    }

    /// The task, if the image wasn't in memory.
    var task: Task<Image, any Error>? {
        if case .inProgress(let task) = self { return task }
        return nil
    }
}
