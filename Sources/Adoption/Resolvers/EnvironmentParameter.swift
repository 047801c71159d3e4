/// A parameter that a function hands to the builders of its screens.
///
/// For example: `environment` of `static func make<D: Screen>(_ screen: D, environment: AppEnvironment) -> D.Content`.
struct EnvironmentParameter: Sendable {
    /// What the body calls it.
    var name: String
    /// As another function has to declare it. For example: `environment: AppEnvironment`; `nil` where that takes several
    /// lines.
    var declaration: String?
    /// As a method of its type hands itself over. For example: `environment: self`.
    var argument: String
    var type: Result<String, TypeObstacle>
    /// As they read in a method of its type, with `self` for it.
    var arms: [Arm]
    /// The body asks it for adopted scenes already.
    var isAsked: Bool
    /// The body hands it to the generated switch already.
    var isHandedOn: Bool
    /// Why no arm can become one of such a method; `nil` where nothing stands against it.
    var obstacle: Obstacle?

    /// Why specs can't name its type, as the end of a sentence.
    struct TypeObstacle: Error, Hashable, Sendable {
        var reason: String
    }
}

/// The parameter that becomes `self`, while an arm is read.
struct EnvironmentName: Sendable {
    var parameter: String
    /// Whose methods and properties the function can use without a word; `nil` outside of types.
    var typeAround: String?
}
