/// The access level of a declaration.
enum AccessLevel: Int, Comparable, Sendable {
    /// Visible in its file only.
    case `private`
    case `internal`
    case package
    case `public`

    /// Returns `nil` for a modifier that isn't an access level.
    init?(modifier: String) {
        switch modifier {
        case "private", "fileprivate": self = .private
        case "internal": self = .internal
        case "package": self = .package
        case "public", "open": self = .public
        default: return nil
        }
    }

    /// Returns true if other modules, at least of the same package, see declarations with the modifier.
    static func isOpen(_ modifier: String) -> Bool { (AccessLevel(modifier: modifier) ?? .internal) > .internal }

    /// As a declaration has it; nothing where none is to be written.
    var modifier: String {
        switch self {
        case .private: "private"
        case .internal: ""
        case .package: "package"
        case .public: "public"
        }
    }

    static func < (one: AccessLevel, other: AccessLevel) -> Bool { one.rawValue < other.rawValue }
}

extension ProtocolModel {
    /// The level of its `access`.
    var accessLevel: AccessLevel { AccessLevel(modifier: access) ?? .internal }

    /// Returns the protocol, no more open than its surroundings.
    func limited(to level: AccessLevel, by surrounding: String) -> ProtocolModel {
        guard level < accessLevel else { return self }
        var model = self
        model.access = level.modifier
        model.surrounding = surrounding
        return model
    }
}
