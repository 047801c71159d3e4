// swift-format-ignore-file
import UIKit

public struct PortsScreen: Screen {
  public typealias Content = LinesViewController

  public let `in`: Country
  public let `default`: Harbour?

  public init(in country: Country, `default`: Harbour? = nil) {
    self.in = country
    self.default = `default`
  }
}

public struct PortScreen: Screen {
  public typealias Content = UIViewController

  public let port: Harbour

  public init(port: Harbour) {
    self.port = port
  }
}

/// Lets people choose one of anything.
public struct PickerScreen<Item: Hashable & CustomStringConvertible>: Screen {
  public typealias Content = UIViewController

  public let items: [Item]
  public let onPick: @MainActor (Item) -> Void

  public init(items: [Item], onPick: @escaping @MainActor (Item) -> Void) {
    self.items = items
    self.onPick = onPick
  }
}
