// swift-format-ignore-file

/// Marks what `AppContainer` has a screen for. It asks for nothing on purpose:
/// which overload is taken is decided when the call is compiled.
///
///     container.screen(for: MortgageDescriptor(sum: 100_000))
protocol ScreenDescriptor {}
