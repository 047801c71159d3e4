// Generated using Sourcery 2.2.5 — https://github.com/krzysztofzablocki/Sourcery
// DO NOT EDIT
// swift-format-ignore-file

public enum DeepLink: String, CaseIterable {
  case about = "ferry://about"
  case tickets = "ferry://tickets"
  case timetable = "ferry://timetable"
}

@MainActor
public extension DeepLink {
  var screen: any Screen {
    switch self {
    case .about: return AboutScreen()
    case .tickets: return TicketShopScreen()
    case .timetable: return TimetableScreen(number: 1)
    }
  }
}
