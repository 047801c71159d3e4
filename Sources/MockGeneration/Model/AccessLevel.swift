/// Who can see a declaration.
enum AccessLevel: Int, Comparable, Sendable {
    /// Nobody outside of its file.
    case `private`
    case `internal`
    case package
    case `public`

    /// `nil` where no modifier is written.
    init?(modifier: String) {
        switch modifier {
        case "private", "fileprivate": self = .private
        case "internal": self = .internal
        case "package": self = .package
        case "public", "open": self = .public
        default: return nil
        }
    }

    /// Whether other modules see what has such a modifier, those of the same package at least.
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
    /// The level that its `access` stands for.
    var accessLevel: AccessLevel { AccessLevel(modifier: access) ?? .internal }

    /// The same as no more open than what is around it.
    func limited(to level: AccessLevel, by surrounding: String) -> ProtocolModel {
        guard level < accessLevel else { return self }
        var model = self
        model.access = level.modifier
        model.surrounding = surrounding
        return model
    }
}
