/// Finds things.
///
/// @mockable(override: name = FinderFake)
public protocol Finder { func find() }

/// @mockable(module: prefix = Core)
public protocol Seeker { func seek() }

// sourcery: AutoMockable, other
public protocol Hunter { func hunt() }

/// Not `mockable`.
public protocol Ignored { func ignore() }
