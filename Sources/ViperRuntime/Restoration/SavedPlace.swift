import Foundation

/// The place where people were: a tab, the screens above its first one, and one that is presented over them.
struct SavedPlace: Codable {
    struct Modal: Codable {
        /// The raw value of the presentation's style.
        var style: Int
        /// True if it comes in a navigation controller of its own or of a route.
        var hasBar: Bool
        var screens: [Data]
    }

    /// The version of the form. Another one isn't read.
    static let version = 1

    var version = SavedPlace.version
    /// The first screen of the stack, by its type and its descriptor's: on another one, nothing is put back.
    var start = ""
    var tab: Int?
    var screens: [Data] = []
    var modal: Modal?
}

/// Screens stored one by one, so that one that can't be read any more takes only those above it along.
enum StoredScreens {
    /// Stores screens up to the first that is `nil` or can't be stored.
    static func store<Screen: Encodable>(_ screens: [Screen?]) -> [Data] {
        var stored: [Data] = []
        for screen in screens {
            guard let screen, let data = try? JSONEncoder().encode(screen) else { break }
            stored.append(data)
        }
        return stored
    }

    /// Reads screens up to the first that can't be read.
    static func read<Screen: Decodable>(_ stored: [Data]) -> [Screen] {
        var screens: [Screen] = []
        for data in stored {
            guard let screen = try? JSONDecoder().decode(Screen.self, from: data) else { break }
            screens.append(screen)
        }
        return screens
    }
}
