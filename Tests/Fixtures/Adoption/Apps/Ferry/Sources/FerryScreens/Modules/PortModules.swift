// swift-format-ignore-file
import FerryKit
import Foundation
import UIKit

@MainActor
public enum PortModule {
  public static func list(country: Country, `default`: Harbour?, dependencies: Dependencies) -> LinesViewController {
    dependencies.analytics.opened("ports.\(country.rawValue)")
    return LinesViewController(title: country.rawValue, lines: [`default`?.name ?? "None yet"])
  }

  public static func viewController(_ port: Harbour) -> UIViewController {
    titled(port.name)
  }
}

public final class PickerViewController<Item: CustomStringConvertible>: UIViewController {
  public let items: [Item]
  private let onPick: @MainActor (Item) -> Void

  public init(items: [Item], onPick: @escaping @MainActor (Item) -> Void) {
    self.items = items
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
    title = items.map(\.description).joined(separator: ", ")
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError() }

  public func pick(_ row: Int) {
    onPick(items[row])
  }
}
