// swift-format-ignore-file

/// Says which screen is wanted. `Content` is the class that whoever asks gets.
@MainActor
public protocol Screen {
  associatedtype Content
}

@MainActor
public protocol ScreenMaking {
  func make<S: Screen>(_ screen: S) -> S.Content
}
