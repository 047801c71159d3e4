// swift-format-ignore-file

/// What a screen is given: services, and the screens that it may lead to.
typealias LedgerEnvironment = HasBank & HasAudit & AccountScreens & PaymentScreens & CardScreens & OtherScreens
