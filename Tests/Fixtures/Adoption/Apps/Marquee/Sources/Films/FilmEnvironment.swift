// swift-format-ignore-file
import MarqueeCore

/// What most screens about films need.
public typealias FilmEnvironment = HasCatalogue & DestinationOpening
