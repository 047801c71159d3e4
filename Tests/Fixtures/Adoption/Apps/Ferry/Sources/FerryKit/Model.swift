// swift-format-ignore-file

public struct Harbour: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let country: Country

  public init(name: String, country: Country) {
    self.name = name
    self.country = country
  }

  public var description: String { name }
}

public enum Country: String, Sendable {
  case denmark, germany, sweden
}

public struct Vessel: Hashable, Sendable {
  public let name: String
  public let imo_number: Int

  public init(name: String, imo_number: Int) {
    self.name = name
    self.imo_number = imo_number
  }
}
