// swift-format-ignore-file

/// One account, with what came and went lately.
struct AccountDescriptor: ScreenDescriptor {
    let iban: String
}

struct AccountSettingsDescriptor: ScreenDescriptor {
    let iban: String
    var wantsAlerts: Bool = true
}
