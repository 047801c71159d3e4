import SwiftReading

/// Names with back-ticks where Swift needs them.
enum SwiftNames {
    static func declaration(_ name: String) -> String { spelled(name, .declaration) }
    static func local(_ name: String) -> String { spelled(name, .local) }
    static func label(_ name: String) -> String { spelled(name, .parameterLabel) }
    static func argumentLabel(_ name: String) -> String { spelled(name, .argumentLabel) }

    private static func spelled(_ name: String, _ role: SwiftIdentifier.Role) -> String {
        switch SwiftIdentifier.read(name) {
        case .success where role == .declaration && (name == "Type" || name == "Protocol"): "`\(name)`"
        case .success(let identifier): identifier.backtickedIfNeeded(as: role)
        // A raw identifier: `` `a name` ``; or an operator.
        case .failure:
            name.unicodeScalars.contains { $0.properties.isXIDContinue || $0 == " " } ? "`\(name)`" : name
        }
    }
}
