/// @mockable
public protocol Open { func open() -> String; var it: Int { get } }

/// @mockable
package protocol Packaged { func pack() -> Int }

/// @mockable
internal protocol Inner { func inner() -> Int }

/// @mockable
protocol Private: Sendable { func plain() -> Int }

struct Cellar {
    struct Wine {}

    /// @mockable
    public protocol WineRack { func store(_ wine: Wine) }
}

public enum Attic {}

public extension Attic {
    /// @mockable
    protocol Chest { func open() -> Int }
}

extension Cellar {
    /// @mockable
    public protocol Barrel { func fill(_ wine: Wine) -> [Wine] }
}
