import SwiftReading

/// Names with back-ticks where Swift needs them.
enum SwiftNames {
    static func declaration(_ name: String) -> String { spelled(name, .declaration) }
    static func local(_ name: String) -> String { spelled(name, .local) }
    static func label(_ name: String) -> String { spelled(name, .parameterLabel) }
    static func argumentLabel(_ name: String) -> String { spelled(name, .argumentLabel) }

    private static func spelled(_ name: String, _ role: SwiftIdentifier.Role) -> String {
        switch SwiftIdentifier.read(name) {
        case .success(let identifier): identifier.backtickedIfNeeded(as: role)
        // An operator, or a raw identifier: `` `a name` ``.
        case .failure: name.contains(" ") ? "`\(name)`" : name
        }
    }
}
