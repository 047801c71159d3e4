/// @mockable
public protocol Open { func open() -> String; var it: Int { get } }

/// @mockable
package protocol Packaged { func pack() -> Int }

/// @mockable
internal protocol Inner { func inner() -> Int }

/// @mockable
protocol Private: Sendable { func plain() -> Int }
