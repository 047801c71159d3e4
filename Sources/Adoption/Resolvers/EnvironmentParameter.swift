/// A parameter that a function passes to the builders of its screens.
///
/// For example: `environment` in `static func make<D: Screen>(_ screen: D, environment: AppEnvironment) -> D.Content`.
struct EnvironmentParameter: Sendable {
    /// The local name.
    var name: String
    /// Its declaration: `environment: AppEnvironment`; `nil` if it takes several lines.
    var declaration: String?
    /// The argument with which a method of its type passes itself. For example: `environment: self`.
    var argument: String
    var type: Result<String, TypeObstacle>
    /// The arms for a method of its type, with `self` for the parameter.
    var arms: [Arm]
    /// True if the body already asks it for adopted scenes.
    var isAsked: Bool
    /// True if the body already passes it to the generated switch.
    var isHandedOn: Bool
    /// The reason why no arm can become one of such a method, if any.
    var obstacle: Obstacle?

    /// The reason why specs can't name its type, as the end of a sentence.
    struct TypeObstacle: Error, Hashable, Sendable {
        var reason: String
    }
}

/// The parameter that becomes `self` while an arm is read.
struct EnvironmentName: Sendable {
    var parameter: String
    /// The type whose methods and properties the function can use implicitly; `nil` outside of types.
    var typeAround: String?
}
