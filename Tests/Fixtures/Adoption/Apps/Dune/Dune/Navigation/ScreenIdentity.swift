// swift-format-ignore-file

import Foundation

protocol ScreenIdentity: Hashable {}

struct CampIdentity: ScreenIdentity {}

struct OasisIdentity: ScreenIdentity {
    var id: UUID
    var title: String?
}

struct RouteIdentity: ScreenIdentity {
    var days: [Int]
}

struct ShareIdentity: ScreenIdentity {
    var text: String
}

struct TabsIdentity: ScreenIdentity {
    var tabs: [any ScreenIdentity]

    static func == (one: TabsIdentity, other: TabsIdentity) -> Bool { one.tabs.count == other.tabs.count }
    func hash(into hasher: inout Hasher) { hasher.combine(tabs.count) }
}
